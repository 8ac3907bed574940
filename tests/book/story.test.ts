import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Edtf } from '../../domain/calendar/edtf.ts'
import { illustrateStory } from '../../server/outputs/book/story.ts'

const photo = (title: string, date: string | null = null) => ({
  title,
  row: { taken_at: date as Edtf | null },
})
const life = {
  own: undefined,
  name: 'George Miller',
  birthDate: 'May 12, 1941',
  deathDate: 'February 9, 2025',
}
const titlesOf = (paragraphs: string[], photos: ReturnType<typeof photo>[]) =>
  illustrateStory(paragraphs, { ...life, photos }).map((part) => part.photo?.title)

test('a photograph is below the paragraph that has a name from its title', () => {
  const paragraphs = ['He was a farmer’s son.', 'He found work in Duluth.', 'He sang.']
  assert.deepEqual(titlesOf(paragraphs, [photo('In Duluth')]), [undefined, 'In Duluth', undefined])
  const noNames = [photo('Found at last'), photo('George in Iowa'), photo('duluth'), photo('He')]
  assert.deepEqual(titlesOf([...paragraphs, 'Later George was ill.'], noNames), Array(4).fill(undefined))
})

test('a dated photograph is not in a part of his life that was earlier or later', () => {
  const paragraphs = ['In 1962 he went to Duluth.', 'There he met Agnes.', 'In 1971 they married.']
  const place = (year: string) => titlesOf(paragraphs, [photo('With Agnes', year)])[1]
  assert.deepEqual(
    ['1961', '1962', '1965-07', '1971~', '1972', '196X'].map(place),
    // in 1962 and 1971, it is below the paragraph with this year
    [undefined, undefined, 'With Agnes', undefined, undefined, 'With Agnes'],
  )
})

test('the middle one of three paragraphs without a picture gets a titled photograph of these years', () => {
  const paragraphs = ['In 1962 he moved.', 'He worked.', 'He fished.', 'He sang.', 'In 1990 he retired.']
  assert.deepEqual(
    titlesOf(paragraphs, [photo('', '1970'), photo('Too early', '1958'), photo('The boat', '1975')]),
    [undefined, 'The boat', undefined, undefined, undefined],
  )
  const many = Array.from({ length: 9 }, (_, index) => photo(`Photograph ${index}`, `19${70 + index}`))
  const shown = titlesOf(paragraphs, many)
  assert.deepEqual(shown, [undefined, 'Photograph 0', undefined, 'Photograph 1', undefined])
})

test('no photograph of the year of death, or without a date, fills a gap', () => {
  const photos = [photo('In hospital', '2025-01'), photo('Undated')]
  assert.deepEqual(titlesOf(['One.', 'Two.', 'Three.', 'Four.'], photos), Array(4).fill(undefined))
})

test('each photograph is read as often for a long obituary as for a short one', () => {
  const countReads = (paragraphCount: number) => {
    let reads = 0
    const photos = Array.from({ length: 50 }, (_, index) => ({
      ...photo('', `19${10 + index}`),
      get title() {
        reads += 1
        return `With Agnes ${index}`
      },
    }))
    const paragraphs = Array.from({ length: paragraphCount }, () => 'There he saw Duluth again.')
    illustrateStory(paragraphs, { ...life, birthDate: '2001', deathDate: '2002', photos })
    return reads
  }
  assert.equal(countReads(100), countReads(2))
})
