import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../../contract/limits.ts'
import type { Endpoints } from '../../../contract/endpoints.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()

const nothing = ['', '   ', null, undefined, 7]
const picturesElsewhere = ['https://example.org/a.jpg', 'a.jpg', '//example.org/a.jpg', '/\\example.org']

/** Forms with valid fields, and invalid values for each field. */
const forms: { route: keyof Endpoints; well: object; wrong: Record<string, readonly unknown[]> }[] = [
  {
    route: 'PUT /api/settings',
    well: { birthDate: 'changed' },
    wrong: {
      name: [' '],
      deathDate: ['x'.repeat(limits.lifeDate + 1)],
      officiant: ['x'.repeat(201)],
      donationUrl: ['javascript:alert(1)'],
      timezone: ['Mars/Base', '+05:30', 3],
      moderation: ['sometimes'],
      portraitPath: ['//example.org/a.jpg'],
      tribute: ['x'.repeat(2_001)],
      slideshowEnd: ['x'.repeat(301)],
      slideshowFilms: [true],
    },
  },
  {
    route: 'PUT /api/obituary',
    well: { content: 'He was kind.' },
    wrong: { content: [...nothing, 'x'.repeat(100_001)], imagePath: ['https://example.org/a.jpg'] },
  },
  {
    route: 'POST /api/services',
    well: { title: 'Supper', date: 'TBD', time: 'TBD', location: 'Oak Hall' },
    wrong: {
      title: nothing,
      date: nothing,
      time: nothing,
      location: nothing,
      imagePath: picturesElsewhere,
      timezone: ['Mars/Base', '+05:30', 3],
    },
  },
  {
    route: 'POST /api/memories',
    well: { name: 'Ruth' },
    wrong: {
      name: [...nothing, 'x'.repeat(121)],
      email: ['ruth@'],
      content: ['x'.repeat(20_001)],
      mediaIds: ['abc'],
    },
  },
]

for (const { route, well, wrong } of forms)
  test(`${route} rejects invalid values with the field’s name, and saves nothing`, async () => {
    const read = async () => (await world.visitor.get(route.split(' ')[1] ?? '')).text
    const before = await read()
    for (const [field, values] of Object.entries(wrong))
      for (const value of values) {
        const { status, refusal } = await admin.call(route, { body: { ...well, [field]: value } })
        const paths = refusal.issues?.map(({ path }) => path)
        assert.deepEqual([status, paths], [400, [field]], `${field}: ${String(value)}`)
      }
    assert.equal(await read(), before)
  })
