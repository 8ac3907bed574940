import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeTexts } from '../../server/codecs/captions/codePages.ts'
import { cleanTags } from '../../server/codecs/songs/songTags.ts'

/** Encodes a text in a code page, and decodes the bytes as a reader of Latin-1 does. */
const written = (text: string, page: string): string => {
  const decoder = new TextDecoder(page)
  const bytes = new Map<string, number[]>()
  const isDouble = page === 'shift_jis'
  for (let code = 0; code < (isDouble ? 65_536 : 256); code++) {
    const each = code < 256 ? [code] : [code >> 8, code & 255]
    const letter = decoder.decode(Uint8Array.from(each))
    if ([...letter].length === 1 && !bytes.has(letter)) bytes.set(letter, each)
  }
  return Buffer.from([...text].flatMap((letter) => bytes.get(letter) ?? [0x3f])).toString('latin1')
}

const songs: [page: string, ...texts: string[]][] = [
  ['windows-1252', 'Für Elise', 'Großmutter'],
  ['windows-1252', 'Édith Piaf', 'La vie en rose – à toi'],
  ['windows-1252', 'Don’t cry', 'Røde roser'],
  ['windows-1252', 'Señorita', 'François'],
  ['windows-1252', 'Dónde está el corazón', 'Björk'],
  ['windows-1252', 'Œuvres', 'Noël'],
  ['windows-1252', 'Là-bas où', 'Perché sì, così'],
  ['windows-1250', 'Škoda lásky', 'Jaromír Vejvoda'],
  ['windows-1250', 'Dziwny jest ten świat', 'Czesław Niemen'],
  ['windows-1250', 'Humoreska', 'Antonín Dvořák'],
  ['windows-1250', 'Kde domov můj', 'František Škroup'],
  ['windows-1251', 'Подмосковные вечера', 'Владимир Трошин'],
  ['windows-1251', 'Миллион алых роз', 'Алла Пугачёва'],
  ['windows-1251', 'Кино (live)', 'ГРУППА КРОВИ'],
  ['koi8-r', 'Подмосковные вечера', 'Владимир Высоцкий'],
  ['windows-1254', 'Üsküdar’a Gider İken', 'Safiye Ayla Şahin'],
  ['windows-1254', 'Kırmızı Gül', 'Barış Manço'],
  ['windows-1257', 'Ąžuolas', 'Žemė'],
  ['windows-1252', 'Sofðu unga ástin mín', 'Þórunn Guðmundsdóttir'],
  ['windows-1252', 'Þorbjörn', 'Guðmundsson'],
  ['iso-8859-2', 'Škoda lásky', 'Jaromír Vejvoda'],
  ['iso-8859-2', 'Kde domov můj', 'František Škroup'],
  ['iso-8859-2', 'Łódź', 'Czesław Niemen'],
  ['windows-1255', 'ירושלים של זהב', 'נעמי שמר'],
  ['windows-1255', 'הבה נגילה', 'Hava Nagila'],
  ['macintosh', 'Für Elise', 'Großmutter'],
  ['macintosh', 'Café', 'Märchen'],
  ['koi8-r', 'КАТЮША', 'ЛИДИЯ РУСЛАНОВА'],
  ['windows-1252', 'Für Elise – „Oma’s“', 'AC/DC'],
  ['windows-1252', '«Mot»', '»Großes Wort«'],
  ['windows-1253', 'Ζορμπάς', 'Μίκης Θεοδωράκης'],
  ['shift_jis', '上を向いて歩こう', '坂本九'],
  ['shift_jis', 'さくら', 'サクラ'],
]

for (const [page, ...texts] of songs)
  test(`${texts.join(', ')} in ${page} is read as it was meant`, () => {
    assert.deepEqual(decodeTexts(texts.map((text) => written(text, page))), texts)
  })

test('UTF-8 that is marked as Latin-1 is read as UTF-8', () => {
  const texts = ['Für Elise', '宇宙', 'Владимир']
  assert.deepEqual(decodeTexts(texts.map((text) => Buffer.from(text).toString('latin1'))), texts)
})

test('characters of no known code page are left out, others stay', () => {
  const thai = '\xe0\xaa\xd5\xc2\xa7\xe3\xcb\xc1\xe8'
  assert.deepEqual(decodeTexts([thai, 'Arirang', undefined, 'Владимир']), [null, 'Arirang', null, 'Владимир'])
})

test('a tag of a million letters is read as a short one is', () => {
  const word = 'aé'.repeat(500_000)
  assert.deepEqual(decodeTexts([word]), [word])
})

test('a tag that a program wrote because it knew no song or artist is none', () => {
  const read = (title: string, artist: string) => Object.values(cleanTags('flac', { title, artist }))
  for (const title of [
    'Track 01',
    'AudioTrack 07',
    'Titel 3',
    'Piste 12',
    'トラック 1',
    'Unknown Title',
    'C:/Music/Walter/1.mp3',
  ])
    assert.deepEqual(read(title, 'Ada'), [null, 'Ada'], title)
  for (const artist of [
    'Unknown Artist',
    '<unknown>',
    'Unbekannter Künstler',
    'Artiste inconnu',
    'Неизвестный исполнитель',
  ])
    assert.deepEqual(read('Für Elise', artist), ['Für Elise', null], artist)
  assert.deepEqual(read('Track of my tears', 'The Unknown'), ['Track of my tears', 'The Unknown'])
})
