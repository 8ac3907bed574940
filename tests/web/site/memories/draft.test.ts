import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryTextFields, writtenTextNames } from '../../../../contract/memorial/memoryText.ts'
import {
  type DraftContent,
  type DraftFields,
  hasOnlyPhotos,
  isEmptyDraft,
  openDraft,
} from '../../../../web/site/memories/form/draft.ts'
import type { DraftPhoto } from '../../../../web/site/memories/form/draftPhotos.ts'
import { findFieldErrors } from '../../../../web/site/memories/form/fieldErrors.ts'
import { newUpload } from '../../../../web/uploads/upload.ts'

const draft = (fields: Partial<DraftFields>, ...uploads: DraftPhoto[]): DraftContent => ({
  fields: { ...openDraft().get().fields, ...fields },
  uploads,
})
const photo = (part: Partial<DraftPhoto> = {}) => ({
  ...newUpload<string>(new File(['x'], 'a.jpg')),
  ...part,
})
const errors = (fields: Partial<DraftFields>, ...uploads: DraftPhoto[]) =>
  findFieldErrors(draft({ name: 'Ruth', ...fields }, ...uploads))
const fieldsInError = (...of: Parameters<typeof errors>) => Object.keys(errors(...of))

test('a memory needs only a name', () => {
  assert.deepEqual(fieldsInError({}), [])
  assert.deepEqual(fieldsInError({ name: '  ' }), ['name'])
})

test('an e-mail address with spaces around it is valid', () => {
  for (const email of ['  ', ' ruth@example.org ']) assert.deepEqual(fieldsInError({ email }), [], email)
})

test('a field that is too long gets an error with its length', () => {
  assert.match(errors({ content: 'x'.repeat(20_001) }).content ?? '', /20,001/)
  for (const name of writtenTextNames) {
    const { maxLength } = memoryTextFields[name]
    assert.deepEqual(fieldsInError({ [name]: 'x'.repeat(maxLength) }), [])
    assert.deepEqual(fieldsInError({ [name]: 'x'.repeat(maxLength + 1) }), [name])
  }
  const long = photo({ title: 'x'.repeat(201), description: 'x'.repeat(5_001) })
  assert.deepEqual(fieldsInError({}, long), [`title ${long.id}`, `description ${long.id}`])
})

test('a photo that cannot be sent blocks the memory; one that the server refused can be tried again', () => {
  const large = photo({ state: 'rejected', message: 'too large' })
  const refused = photo({ state: 'failed', message: 'not a kind of file' })
  assert.deepEqual(errors({}, large, refused), { [`photo ${large.id}`]: 'too large' })
})

test('a draft has only photos unless it has a text or a photo’s title or description', () => {
  assert.equal(hasOnlyPhotos(draft({}, photo(), photo())), true)
  assert.equal(hasOnlyPhotos(draft({}, photo(), photo({ title: 'Boat' }))), false)
  assert.equal(hasOnlyPhotos(draft({}, photo({ description: 'On the lake' }))), false)
  assert.equal(hasOnlyPhotos(draft({ content: 'He built it.' }, photo())), false)
  assert.equal(hasOnlyPhotos(draft({})), false)
})

test('a draft is empty until something is written or chosen', () => {
  assert.equal(isEmptyDraft(draft({})), true)
  for (const part of [{ name: 'R' }, { email: 'r' }, { content: 'r' }])
    assert.equal(isEmptyDraft(draft(part)), false)
  assert.equal(isEmptyDraft(draft({}, photo())), false)
})
