import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFormFields, type SendingState } from '../../../web/ui/formFields.ts'

/** A form whose button was pressed while its portrait and its crop are on their way. */
const sendForm = () => {
  let state: SendingState = { awaited: [], waitingId: 'form' }
  const { waitFor } = openFormFields((update) => {
    state = update(state)
  })
  const [portrait, crop] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
  const removePortrait = waitFor(portrait.promise, 'portrait')
  const removeCrop = waitFor(crop.promise, 'crop')
  /** Lists the things that the form waits for, and at last the form itself if it is sent then. */
  const read = () => [...state.awaited.map(({ sentence }) => sentence), state.waitingId]
  return { portrait, crop, removePortrait, removeCrop, read }
}

test('a form waits for all uploads, and is not sent if one is given up', async () => {
  const { portrait, crop, read } = sendForm()
  assert.deepEqual(read(), ['portrait', 'crop', 'form'])
  portrait.resolve(true)
  await portrait.promise
  assert.deepEqual(read(), ['crop', 'form'])
  crop.resolve(false)
  await crop.promise
  assert.deepEqual(read(), [null])
})

test('a field that leaves the page while it sends is not waited for, even if its upload is given up later', async () => {
  const { portrait, removePortrait, removeCrop, read } = sendForm()
  removePortrait()
  assert.deepEqual(read(), ['crop', 'form'])
  portrait.resolve(false)
  await portrait.promise
  assert.deepEqual(read(), ['crop', 'form'])
  removeCrop()
  assert.deepEqual(read(), ['form'])
})

test('a field that has left the page is not asked', () => {
  const { addCheck, check } = openFormFields(() => {})
  const removeDate = addCheck(() => 'changed')
  addCheck(() => 'ready')
  assert.deepEqual(check(), ['changed', 'ready'])
  removeDate()
  assert.deepEqual(check(), ['ready'])
})
