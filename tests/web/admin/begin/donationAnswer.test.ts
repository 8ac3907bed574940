import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { builtin, neutralSettings } from '../../../support/world/builtIn.ts'
import {
  type DonationFields,
  isOpen,
  toDonationBody,
  toDonationFields,
} from '../../../../web/admin/begin/donation/answer.ts'
import { openSharedWorld } from '../../../support/world/sharedWorld.ts'

const { admin } = await openSharedWorld()

const save = async (body: unknown) => (await admin.call('PUT /api/settings', { body })).status
const read = async () => (await admin.call('GET /api/settings')).body
const answer = async (fields: DonationFields) => {
  assert.equal(await save(toDonationBody(fields, await read())), 200)
  const { donationText, donationUrl, donationCharity, samples } = await read()
  assert.ok(!samples?.includes('donation'))
  return { donationText, donationUrl, donationCharity }
}
const hospice = 'Gifts may go to the hospice.'
const answers = {
  own: { choice: 'own', donationText: hospice, donationUrl: 'https://hospice.example/' },
  textAlone: { choice: 'own', donationText: hospice, donationUrl: '' },
  ours: { choice: 'ours', donationText: '', donationUrl: '' },
  none: { choice: 'none', donationText: '', donationUrl: '' },
} satisfies Record<string, DonationFields>
const { donationText, donationUrl, donationCharity } = neutralSettings
const saved = {
  own: { donationText: hospice, donationUrl: 'https://hospice.example/', donationCharity: '' },
  textAlone: { donationText: hospice, donationUrl: '', donationCharity: '' },
  ours: { donationText, donationUrl, donationCharity },
  none: { donationText: '', donationUrl: '', donationCharity: '' },
} satisfies Record<keyof typeof answers, object>
const answerNames = Object.keys(answers) as (keyof typeof answers)[]

beforeEach(() =>
  save({ name: 'George Miller', donationText: null, donationUrl: null, donationCharity: null }),
)

test('each answer about gifts is saved whole, after no answer and after each other answer', async () => {
  for (const before of [null, ...answerNames])
    for (const name of answerNames) {
      await save({ donationText: null, donationUrl: null, donationCharity: null })
      assert.equal(toDonationFields(await read()).choice, '')
      if (before) await answer(answers[before])
      assert.deepEqual(await answer(answers[name]), saved[name], `${before}, then ${name}`)
      assert.deepEqual(toDonationFields(await read()), answers[name])
    }
})

test('a charity of the family’s own stays with its words, and St. Jude goes with no others', async () => {
  await save({ donationCharity: 'the hospice' })
  assert.deepEqual(await answer(answers.own), { ...saved.own, donationCharity: 'the hospice' })
  assert.deepEqual(await answer(answers.none), saved.none)
  await answer(answers.own)
  await save({ donationCharity: builtin.donationCharity })
  const changed: DonationFields = { ...answers.own, donationText: 'To St. Jude.' }
  assert.equal((await answer(changed)).donationCharity, builtin.donationCharity)
})

test('own words without a word leave the question open, and remove those that were saved', async () => {
  const emptied: DonationFields = { choice: 'own', donationText: ' ', donationUrl: '' }
  assert.ok(isOpen(emptied, await read()))
  await answer(answers.ours)
  assert.ok(isOpen(emptied, await read()))
  await answer(answers.own)
  assert.ok(!isOpen(emptied, await read()))
  assert.deepEqual(await answer(emptied), saved.none)
  assert.ok(!isOpen(answers.textAlone, await read()))
})

test('an answer that another keeper has given in the meantime is not replaced', async () => {
  const readBefore = await read()
  await save({ donationText: 'No flowers, please.' })
  for (const [name, fields] of Object.entries(answers))
    assert.equal(await save(toDonationBody(fields, readBefore)), 409, name)
  assert.equal((await read()).donationText, 'No flowers, please.')
})
