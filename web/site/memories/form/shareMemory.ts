import { CallError } from '../../../api/CallError.ts'
import { call } from '../../../api/call.ts'
import { toMemoryText } from '../../../memories/memoryText.ts'
import type { DraftFields, MemoryDraft } from './draft.ts'
import { forgetStoredPhotos, sendPhotos } from './draftPhotos.ts'

/** Hints that help the server to distinguish robots from people. */
export interface RobotHints {
  /** the value of the field that only robots fill in */
  website: string
  /** the milliseconds since the form was opened; null if a draft was restored, because its writing time is unknown */
  writingMs: number | null
}

export interface SharedMemory {
  id: string
  name: string
  approved: boolean
  /** the secret with which the writer can change the memory; null if the server sent none */
  writerKey: string | null
  /** whether the writer gave an e-mail address; the address itself is not kept on the page */
  hasEmail: boolean
}

export type SendingStep = 'uploading' | 'sharing'

/**
 * Sends the photos, then the memory with the ids of the photos. If a request fails, throws its error. The draft then records
 * what the server has stored, so another call sends only the rest and never creates a second memory.
 */
export async function shareMemory(
  draft: MemoryDraft,
  hints: RobotHints,
  onStep: (step: SendingStep) => void,
): Promise<SharedMemory> {
  const send = async () => {
    const mediaIds = await sendDraftPhotos(draft, onStep)
    onStep('sharing')
    return createMemory(draft, hints, mediaIds)
  }
  try {
    return await send()
  } catch (error) {
    if (!isPhotoRefused(error)) throw error
    // within a day, the server deletes photos that are not attached to a memory, so all photos are sent again
    forgetStoredPhotos(draft)
    return send()
  }
}

/** Whether the server refused to attach a photo to the memory, for example because the photo was deleted. */
export const isPhotoRefused = (error: unknown) => error instanceof CallError && error.code === 'not_yours'

export const sendDraftPhotos = async (draft: MemoryDraft, onStep: (step: SendingStep) => void) => {
  if (draft.getUploads().length > 0) onStep('uploading')
  const sentIds = await sendPhotos(draft)
  const { about } = draft.get().fields
  return about ? [about, ...sentIds] : sentIds
}

/** Returns the fields to send. The text is null if the memory consists of photos only. */
export const toMemoryFields = (fields: DraftFields) => ({
  ...toMemoryText(fields),
  name: fields.name.trim(),
  mailOnAnswer: fields.mailOnAnswer,
})

async function createMemory(
  draft: MemoryDraft,
  hints: RobotHints,
  mediaIds: string[],
): Promise<SharedMemory> {
  // gives the draft another key if another page has taken over what this page has saved
  draft.setFields({})
  const { fields } = draft.get()
  const { requestKey, mayBeStored } = fields
  draft.setFields({ mayBeStored: true })
  const email = fields.email.trim() || null
  const body = {
    ...toMemoryFields(fields),
    ...hints,
    email,
    mediaIds: mediaIds.length > 0 ? mediaIds : null,
  }
  const memory = await call('POST /api/memories', { body, requestKey }).catch((error: unknown) => {
    if (error instanceof CallError && error.hasResponse && error.status < 500)
      draft.setFields({ mayBeStored })
    throw error
  })
  const writerKey = memory.writerKey ?? null
  // an earlier attempt may have stored the memory with an older text, so this call saves the changes made since then
  if (mayBeStored && writerKey)
    await call('PUT /api/memories/mine', {
      headers: { 'writer-key': writerKey },
      body: { ...toMemoryFields(fields), mediaIds },
    })
  return { id: memory.id, name: memory.name, approved: memory.approved, writerKey, hasEmail: email !== null }
}
