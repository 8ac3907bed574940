import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAge, findAge, type Life } from '../../../domain/calendar/ages.ts'
import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { dateTexts } from '../../../languages/en/memorial/dates.ts'

const toLife = (birth: string, death: string): Life => ({ birth: birth as Edtf, death: death as Edtf })
const life = toLife('1941-09-03', '2026-11-20')
const check = (ages: Record<string, number | null>, dates = life) => {
  for (const [date, age] of Object.entries(ages)) assert.equal(findAge(date as Edtf, dates), age, date)
}

test('a date has the age that he was on this day, which grows on his birthday', () => {
  check({ '1965-09-02': 23, '1965-09-03': 24, '1965-09-03T08:00:00': 24, '1965-12-31': 24, '2026-11-20': 85 })
})

test('a vague date has the age that he reached at that time', () => {
  check({
    '1965': 24,
    '1965~': 24,
    '1965-09': 24,
    '1965-08': 23,
    '1965-23': 24,
    '1965-22': 23,
    '1964-24': 23,
  })
  const vague = { ...life, birth: '1941' as Edtf, death: null }
  check({ '1965': 24, '1965-01-01': 24, '1964-24': null, '1965/1966': null, '2040': 99 }, vague)
})

test('a date that can be of three ages or more has none', () => {
  check({ '196X': null, '1964/1967': null, '1965/..': null, '../1965': null })
})

test('he has no age before his birth and after his death, and none above that of his death', () => {
  check({ '1941-09-02': null, '1940': null, '1941': 0, '1941-09-03': 0, '1942-09': 1 })
  check({ '2026-11-21': null, '2027': null, '2026-11': 85 })
  check({ '2026': 84, '2025': 84 }, toLife('1941-09-03', '2026-03-01'))
})

test('nothing is said of his age if his birthday is unknown or uncertain', () => {
  assert.equal(findAge('1965' as Edtf, { ...life, birth: null }), null)
  for (const birth of ['1941~', '1941?', '194X', '../1941']) check({ '1965': null }, toLife(birth, '2026'))
})

test('his age follows the date, and a baby is in his first year', () => {
  assert.equal(addAge('about 1965', '1965~' as Edtf, life, dateTexts), 'about 1965 · he was 24')
  assert.equal(addAge('1941', '1941' as Edtf, life, dateTexts), '1941 · his first year')
  assert.equal(addAge('1960s', '196X' as Edtf, life, dateTexts), '1960s')
})
