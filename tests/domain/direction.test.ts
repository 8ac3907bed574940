import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDirection } from '../../domain/direction.ts'

const directions: [string, 'ltr' | 'rtl'][] = [
  ['Walter Arne Lindholm', 'ltr'],
  ['محمد عبد الرحمن الشريف', 'rtl'],
  ['משה כהן', 'rtl'],
  ['ܡܪܝܡ', 'rtl'],
  ['李小龍', 'ltr'],
  ['Дмитрий', 'ltr'],
  // most of the letters decide, wherever they are
  ['“محمد”', 'rtl'],
  ['1941: محمد', 'rtl'],
  ['Mohammed (محمد)', 'ltr'],
  ['محمد (Mohammed)', 'ltr'],
  ['محمد was born in Dayton', 'ltr'],
  ['Dr. محمد', 'rtl'],
  ['ولد Mohammed في القاهرة عام 1938', 'rtl'],
  ['He is called مُحَمَّدٌ', 'ltr'],
  ['שלום https://stream.example.org/funeral שלום', 'rtl'],
  // a long name that is isolated does not turn its sentence around
  [`\u2068${'محمد '.repeat(15)}\u2069 is remembered here`, 'ltr'],
  ['\u2068Mohammed Al-Sharif of Dayton\u2069 هنا', 'rtl'],
  ['۔ Walter', 'ltr'],
  // dates
  ['٤ مارس ١٩٤١', 'rtl'],
  ['٤/٣/١٩٤١', 'rtl'],
  ['۴/۳/۱۳۲۰', 'rtl'],
  ['March 4, 1941', 'ltr'],
  ['4.3.1941', 'ltr'],
  ['🌻', 'ltr'],
  ['', 'ltr'],
]
for (const [text, direction] of directions)
  test(`‘${text}’ runs in the direction ${direction}`, () => assert.equal(findDirection(text), direction))
