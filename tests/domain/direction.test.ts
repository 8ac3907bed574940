import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDirection, isolateNumbers } from '../../domain/direction.ts'

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

/** Texts in which brackets stand for the characters that isolate a part. */
const isolated: readonly string[] = [
  'דנה ⟨03 123 4567⟩, או ⟨+972 50 765 4321⟩.',
  'טלפון: (⟨03 123 4567⟩), ⟨(03) 123 4567⟩, ⟨+972 (0)50-765 4321⟩, ⟨*2700⟩',
  'דנה ⟨02–1234567⟩ או ⟨1-700 50 60 70⟩, ב־5.12.2026, ⟨03 123 4567⟩',
  'עד ⟨10MB⟩, עד ⟨4.2 MB⟩ ועד ⟨10 × 15⟩ ס״מ',
  'בכתובת ⟨/wall⟩, ב־⟨.zip⟩, ב־⟨https://⟩ או אצל ⟨@ruth_levy⟩',
  'גרסה 1.2.3, ⟨2.0-beta⟩ וגם v1.2',
  '⟨+5⟩, ⟨−5⟩, ⟨$50⟩, ⟨50+⟩, ⟨50%⟩ וב-⟨5°⟩ בשעה ⟨2:00 PM⟩',
  'هاتف ⟨٠٣ ١٢٣ ٤٥٦٧⟩ أو ⟨050-123-4567⟩، ⟨10%⟩',
  'Call דנה ⟨050 123 4567⟩ today, or 1 800 555 0199',
  // these are in order, or are read like the text around them
  'ב־18 במרץ 2025, 10:00–12:00, 08-12, 08:00-12:00, 1948–2025, 12, 14 ו־15, עמ׳ 10-12, 1,204 איש',
  '10:00–12:00 ⟨03 123 4567⟩, 4.12.2026 14:00 בבית (1941), 1941 (5 ילדים)',
  'הורים/2 ילדים, שלום.5 אנשים, 50 ₪',
  // Latin words are parts of their own already
  'IBAN IL62 0108 0000 0009 ואז iPhone 12, 12 Old Street, 12 St. Mary’s Street',
  'בשנת 1962 Walter Lindholm נולד',
  '⟨Ann 03 123 4567⟩ דנה',
]
for (const text of isolated)
  test(`a page keeps the order of ‘${text}’`, () => {
    const marked = text.replaceAll('⟨', '\u2068').replaceAll('⟩', '\u2069')
    const typed = text.startsWith('⟨Ann') ? marked : text.replace(/[⟨⟩]/g, '')
    for (const each of [typed, marked])
      for (const direction of ['ltr', 'rtl'] as const) assert.equal(isolateNumbers(each, direction), marked)
  })

test('on a page from left to right, a text without other letters gets no marks', () => {
  const text = 'Call +1 800 555 0199, 10 MB, /wall'
  assert.equal(isolateNumbers(text, 'ltr'), text)
  assert.equal(isolateNumbers('03 123 4567', 'rtl'), '\u206803 123 4567\u2069')
})
