import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import { type Edtf, readSpan } from '../../domain/calendar/edtf.ts'
import { chooseForService, type ServiceCandidate } from '../../domain/chooseForService.ts'
import { findBursts } from '../../domain/findBursts.ts'

interface Photograph extends ServiceCandidate {
  isPortrait: boolean
}

/** `order` also makes the files differ, so that no two look alike. */
const photograph = (order: number, takenAt: string | null, more: Partial<Photograph> = {}): Photograph => ({
  order,
  takenAt: takenAt as Edtf | null,
  untitled: true,
  fileSize: 1000 + order * 2000,
  width: 4000,
  height: 3000,
  isPortrait: false,
  ...more,
})
const choose = (photographs: readonly Photograph[], count?: number) =>
  chooseForService(photographs, ({ isPortrait }) => isPortrait, count)
const countBy = (photographs: readonly Photograph[]) => {
  const counts = new Map<number | null, number>()
  for (const { takenAt } of photographs) {
    const year = takenAt === null ? null : Number(takenAt.slice(0, 4))
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return counts
}
const listOrders = (photographs: readonly Photograph[]) => photographs.map(({ order }) => order)

const two = (value: number) => String(value).padStart(2, '0')
const year = fc.integer({ min: 1941, max: 2026 })
const month = fc.integer({ min: 1, max: 12 }).map(two)
const day = fc.integer({ min: 1, max: 28 }).map(two)
const clock = fc.integer({ min: 0, max: 59 }).map((seconds) => `T12:30:${two(seconds)}`)
const exactDate = fc.tuple(year, month, day, clock).map(([y, m, d, time]) => `${y}-${m}-${d}${time}`)
const anyDate = fc.oneof(
  { weight: 4, arbitrary: exactDate },
  { weight: 3, arbitrary: fc.constant('2019-08-03').chain((date) => clock.map((time) => date + time)) },
  year.map(String),
  fc.tuple(year, month).map((parts) => parts.join('-')),
  fc.constantFrom(
    '195X',
    '19XX',
    '1958~',
    '1958-21',
    '1958?',
    '1950/1962',
    '../1960',
    '1999/..',
    '2001-06-01',
  ),
  fc.constant(null),
)
const gallery = (date: fc.Arbitrary<string | null>, sizes: { minLength: number; maxLength: number }) =>
  fc
    .array(
      fc.record({
        date,
        untitled: fc.integer({ max: 9, min: 0 }).map((value) => value > 0),
        isPortrait: fc.integer({ max: 99, min: 0 }).map((value) => value === 0),
        fileSize: fc.constantFrom(1_000_000, 1_010_000, 2_000_000, 3_000_000),
      }),
      sizes,
    )
    .map((items) => items.map(({ date: takenAt, ...more }, order) => photograph(order, takenAt, more)))
const anyGallery = gallery(anyDate, { minLength: 0, maxLength: 300 })

describe('the photographs that are proposed for the service', () => {
  it('are exactly 80 if there are so many, none twice, in the order of the gallery, and the same every time', () => {
    fc.assert(
      fc.property(anyGallery, (photographs) => {
        const chosen = choose(photographs)
        const orders = listOrders(chosen)
        assert.equal(chosen.length, Math.min(80, findBursts(photographs).length))
        assert.deepEqual(
          orders,
          [...new Set(orders)].sort((a, b) => a - b),
        )
        assert.deepEqual(listOrders(choose(photographs)), orders)
      }),
    )
  })

  it('are never two of a burst', () => {
    fc.assert(
      fc.property(anyGallery, (photographs) => {
        const chosen = new Set(choose(photographs))
        for (const burst of findBursts(photographs))
          assert.ok(burst.filter((item) => chosen.has(item)).length <= 1)
        const times = [...chosen]
          .flatMap(({ takenAt }) => (takenAt?.includes('T') ? (readSpan(takenAt)?.from ?? []) : []))
          .sort((a, b) => a - b)
        for (const [index, time] of times.entries())
          if (index > 0) assert.ok(time - (times[index - 1] ?? 0) > 10_000)
      }),
    )
  })

  it('are as many of the prints that somebody photographed after his death as of those without a date', () => {
    const life = Array.from({ length: 40 }, (_, index) => photograph(index, `${1950 + index}-06-01`))
    const prints = Array.from({ length: 40 }, (_, index) =>
      photograph(40 + index, `2025-11-26T10:15:${two(index)}`, { doubtfulDate: true }),
    )
    const undated = prints.map((print) => ({ ...print, takenAt: null, doubtfulDate: undefined }))
    assert.deepEqual(
      listOrders(choose([...life, ...prints], 20)),
      listOrders(choose([...life, ...undated], 20)),
    )
  })

  it('have all portraits and all with a title, as far as they fit', () => {
    fc.assert(
      fc.property(anyGallery, fc.integer({ min: 1, max: 120 }), (photographs, count) => {
        const chosen = new Set(choose(photographs, count))
        const best = findBursts(photographs).map((burst) => Math.min(...burst.map(rank)))
        for (const each of [0, 1]) {
          const better = best.filter((value) => value <= each).length
          assert.equal([...chosen].filter((item) => rank(item) <= each).length, Math.min(better, count))
        }
      }),
    )
  })

  it('are spread over the years: a year has fewer than another only if it has no more of them', () => {
    const uniform = fc.array(exactDate, { minLength: 81, maxLength: 400 })
    for (const untitled of [true, false])
      fc.assert(
        fc.property(uniform, (dates) => {
          const photographs = oneOfEachMoment(dates).map((date, order) =>
            photograph(order, date, { untitled }),
          )
          fc.pre(photographs.length > 80)
          const [all, chosen] = [countBy(photographs), countBy(choose(photographs))]
          const largest = Math.max(...chosen.values())
          for (const [each, available] of all)
            assert.ok((chosen.get(each) ?? 0) >= Math.min(available, largest - 1), `${each}`)
        }),
      )
  })

  it('are fewer without a title in years that have some with a title', () => {
    const titled = Array.from({ length: 10 }, (_, order) =>
      photograph(order, `1990-01-${two(order + 1)}`, { untitled: false }),
    )
    const others = Array.from({ length: 200 }, (_, index) =>
      photograph(10 + index, `${1990 + (index % 8)}-${two(1 + (index % 12))}-${two(1 + (index % 28))}`),
    )
    assert.deepEqual(
      [...countBy(choose([...titled, ...others])).values()],
      Array.from({ length: 8 }, () => 10),
    )
  })

  it('are spread over the months and days of a year, and do not come from one feast', () => {
    const feast = Array.from({ length: 300 }, (_, order) =>
      photograph(order, `2024-08-03T${two(10 + Math.floor(order / 60))}:${two(order % 60)}:00`),
    )
    const others = Array.from({ length: 33 }, (_, index) =>
      photograph(300 + index, `2024-${two(1 + (index % 11 < 7 ? index % 11 : 1 + (index % 11)))}-11`),
    )
    const chosen = choose([...feast, ...others], 36)
    assert.equal(chosen.filter(({ takenAt }) => takenAt?.startsWith('2024-08')).length, 3)
    assert.equal(chosen.filter(({ takenAt }) => takenAt?.startsWith('2024-02')).length, 3)
  })

  it('have a share of those without a date', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(year.map(String), fc.constant(null)), { minLength: 81, maxLength: 400 }),
        fc.boolean(),
        (dates, untitled) => {
          const photographs = dates.map((date, order) => photograph(order, date, { untitled }))
          const share = (80 * (countBy(photographs).get(null) ?? 0)) / photographs.length
          assert.ok(Math.abs((countBy(choose(photographs)).get(null) ?? 0) - share) <= 0.5)
        },
      ),
    )
  })

  it('have that share also if those without a date have titles more often', () => {
    const titled = Array.from({ length: 40 }, (_, order) => photograph(order, null, { untitled: false }))
    const untitled = Array.from({ length: 400 }, (_, index) =>
      photograph(40 + index, index % 2 === 0 ? null : `${1941 + (index % 80)}`),
    )
    const chosen = choose([...titled, ...untitled])
    assert.equal(chosen.filter((each) => !each.untitled).length, 40, 'all with a title are chosen')
    assert.equal(countBy(chosen).get(null), 44)
  })

  it('are spread over those without a date', () => {
    const undated = Array.from({ length: 800 }, (_, order) => photograph(order, null))
    const orders = [...listOrders(choose(undated)), 800]
    const gaps = orders.map((order, index) => order - (orders[index - 1] ?? 0))
    assert.ok(Math.max(...gaps) <= 16)
  })

  it('treat a decade like ten years', () => {
    const decade = Array.from({ length: 100 }, (_, order) => photograph(order, '195X'))
    const years = Array.from({ length: 200 }, (_, index) => photograph(100 + index, `${1960 + (index % 10)}`))
    const chosen = choose([...decade, ...years])
    assert.equal(chosen.filter(({ takenAt }) => takenAt === '195X').length, 40)
  })

  it('stay when a photograph is added: at most four are exchanged', () => {
    fc.assert(
      fc.property(gallery(anyDate, { minLength: 82, maxLength: 300 }), fc.nat(), (photographs, place) => {
        const added = photographs[place % photographs.length]
        const before = listOrders(choose(photographs.filter((item) => item !== added)))
        const after = new Set(listOrders(choose(photographs)))
        assert.ok(before.filter((order) => !after.has(order)).length <= 4)
      }),
      { numRuns: 300 },
    )
  })

  it('have a copy of a file only if there are too few others', () => {
    const copy = { fileSize: 123_456 }
    const photographs = Array.from({ length: 100 }, (_, order) =>
      photograph(order, `${1930 + order}`, order < 30 ? copy : {}),
    )
    assert.equal(choose(photographs).filter(({ fileSize }) => fileSize === 123_456).length, 10)
    assert.equal(choose(photographs, 71).filter(({ fileSize }) => fileSize === 123_456).length, 1)
  })

  it('are found among 5,000 with a few looks at each', () => {
    let looks = 0
    const count = (order: number, takenAt: string | null) =>
      Object.defineProperties(photograph(order, takenAt), {
        takenAt: { get: () => (looks++, takenAt) },
        order: { get: () => (looks++, order) },
      })
    const photographs = Array.from({ length: 5000 }, (_, order) =>
      count(order, order % 3 === 0 ? null : `${1941 + (order % 80)}-${two(1 + (order % 12))}`),
    )
    assert.equal(choose(photographs).length, 80)
    assert.ok(looks < 5000 * 100, `${looks} looks`)
  })
})

describe('a burst', () => {
  const burstSizes = (...photographs: Photograph[]) => findBursts(photographs).map(({ length }) => length)
  const alike = (order: number, takenAt: string | null) =>
    photograph(order, takenAt, { fileSize: 1_000_000 + order })

  it('is what was taken within ten seconds of the one before', () => {
    const seconds = [0, 9, 19, 30].map((value, order) => photograph(order, `2019-08-03T12:30:${two(value)}`))
    assert.deepEqual(burstSizes(...seconds), [3, 1])
  })

  it('is also what looks alike and was taken within a minute, or on one day without a known time', () => {
    assert.deepEqual(burstSizes(alike(0, '2019-08-03T12:30:00'), alike(1, '2019-08-03T12:31:00')), [2])
    assert.deepEqual(burstSizes(alike(0, '2019-08-03T12:30:00'), alike(1, '2019-08-03T12:31:01')), [1, 1])
    assert.deepEqual(burstSizes(alike(0, '2019-08-03'), alike(1, '2019-08-03')), [2])
    assert.deepEqual(burstSizes(alike(0, '2019-08-03'), photograph(1, '2019-08-03')), [1, 1])
  })

  it('is not of two shapes, however many bytes they have', () => {
    const date = '2019-08-03'
    assert.deepEqual(burstSizes(alike(0, date), { ...alike(1, date), height: 2250 }), [1, 1])
    assert.deepEqual(burstSizes(alike(0, date), { ...alike(1, date), width: 3000 }), [1, 1])
  })

  it('is never found among photographs whose day is unknown', () => {
    for (const date of [null, '2019', '2019-08', '195X', '../2019'])
      assert.deepEqual(burstSizes(alike(0, date), alike(1, date)), [1, 1])
  })

  it('is shown by its photograph with a title', () => {
    const burst = [0, 1, 2].map((value) =>
      photograph(value, `2019-08-03T12:30:0${value}`, { untitled: value !== 1 }),
    )
    assert.deepEqual(listOrders(choose(burst)), [1])
  })
})

const rank = ({ isPortrait, untitled }: Photograph) => (isPortrait ? 0 : untitled ? 2 : 1)

/** Keeps the dates that are more than a burst apart from all others. */
const oneOfEachMoment = (dates: readonly string[]) => [
  ...new Map(dates.map((date) => [date.slice(0, 10), date])).values(),
]
