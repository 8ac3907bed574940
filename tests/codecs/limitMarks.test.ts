import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { limits } from '../../contract/limits.ts'
import { limitMarks } from '../../server/codecs/pages/limitMarks.ts'
import { drawFrame, type FrameLabel } from '../../server/codecs/pages/filmFrame.ts'
import { drawLinkCard } from '../../server/codecs/pages/linkCard.ts'
import { distFolder } from '../../server/base/process/programFile.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

test('text of any language, emoji and flags stay as they are', () => {
  for (const text of [
    // these letters have marks for vowels and cantillation
    'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ׃',
    'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ وَٱلضُّحَىٰ',
    'Người Việt ở Thừa Thiên Huế'.normalize('NFD'),
    // these are stacks of nine letters, and conjuncts of five consonants
    'ཧྐྵྨླྺྼྻྂ བསྒྲུབས་ཏེ་ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ',
    'कार्त्स्न्यम् राष्ट्र्यम् क्षत्रिय',
    'ที่นี่มีน้ำใจให้กันทั้งปู่ย่าตายาย ก็ยิ้ม',
    'ဥက္ကဋ္ဌ သတ္တဝါ ကြွေးကြော်',
    'ខ្ញុំស្រឡាញ់អ្នក ស្ត្រី',
    '👨🏽‍👩🏽‍👧🏽‍👦🏽 👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏳️‍🌈 1️⃣ 🇸🇪'.repeat(20),
    's̶t̶r̶u̶c̶k̶ ̶o̶u̶t̶',
    `one letter with thirty${'\u0301'.repeat(30)}`,
  ])
    assert.deepEqual(limitMarks(text), { text, removedCount: 0 })
})

test('too many marks on one letter are left out and counted, and all letters stay', () => {
  for (const mark of '\u0301\u05b4\u064e\u0e48\u0f90\u20dd\u200d\ufe0f\u3164\u{e0067}')
    for (const count of [31, 5_000, limits.memory - 2])
      assert.deepEqual(limitMarks(`e${mark.repeat(count)}x`), {
        text: `e${mark.repeat(30)}x`,
        removedCount: count - 30,
      })
  const mixed = limitMarks(
    `e${'\u0301\u0323\u200d\ufe0f'.repeat(100)} and ${`l${'\u030e'.repeat(40)}`.repeat(50)}`,
  )
  assert.equal(mixed.removedCount, 370 + 50 * 10)
  assert.equal(mixed.text.replace(/[^a-z ]/g, ''), `e and ${'l'.repeat(50)}`)
})

test('too many joined letters are separated, and all stay', () => {
  for (const [letter, joiner] of [
    ['क', '\u094d'],
    ['ক', '\u09cd'],
    ['က', '\u1039'],
    ['ក', '\u17d2'],
    ['👨', '\u200d'],
  ] as const) {
    const { text, removedCount } = limitMarks(`${letter}${joiner}`.repeat(5_000))
    assert.equal(text.replaceAll(joiner, ''), letter.repeat(5_000))
    assert.equal(removedCount, 5_000 - (text.match(new RegExp(joiner, 'g'))?.length ?? 0))
    assert.ok(removedCount > 4_980, letter)
  }
})

test('a name and dates that are too tall in any type are drawn smaller, and so is a label of a film', async () => {
  const tall = 'A\n'.repeat(60)
  await drawNameCard(tall, tall)
  const file = path.join(temporaryFolder(), 'frame.png')
  const label: FrameLabel = {
    place: 'below',
    lines: [
      { text: tall, size: 0.075, lineHeight: 2 * 0.075 },
      { text: tall, size: 0.03, lineHeight: 2 * 0.03 },
    ],
  }
  const frame = { name: 'card', width: 320, height: 180, pictures: [], fontFile }
  await drawFrame({ ...frame, labels: [label] }, file)
  await drawFrame({ ...frame, labels: [label, label] }, file)
  const drawn = await sharp(file).metadata()
  assert.deepEqual([drawn.width, drawn.height], [320, 180])
})

test('a name with marks upon marks has its picture for links', async () => {
  for (const mark of ['\u0301', '\u0323', '\u20dd']) {
    const dates = `1948${mark.repeat(limits.lifeDate)}`
    await drawNameCard(`A${mark.repeat(limits.name - 1)}`, dates)
  }
})

const fontFile = path.join(distFolder, 'web/fonts/newsreader.ttf')

async function drawNameCard(name: string, dates: string) {
  const texts = [
    { text: name, style: 'name' },
    { text: dates, style: 'detail' },
  ] as const
  const emblemFile = path.join(distFolder, 'web/apple-touch-icon.png')
  const { picture } = await drawLinkCard({ name, portrait: null, texts, fontFile, emblemFile })
  const { width, height } = await sharp(picture).metadata()
  assert.deepEqual([width, height], [1200, 630])
}
