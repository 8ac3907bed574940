import { CallError } from '../../../api/CallError.ts'
import { call } from '../../../api/call.ts'
import { toMemoryText } from '../../../memories/memoryText.ts'
import type { DraftFields, MemoryDraft } from './draft.ts'
import { forgetStoredPhotos, sendPhotos } from './draftPhotos.ts'

/** Hints by which the server tells robots from people. */
export interface RobotHints {
  /** the value of the field that people do not see */
  website: string
  /** milliseconds since the form was opened; null if that does not show how long someone wrote */
  writingMs: number | null
}

export interface SharedMemory {
  id: string
  /** the writer's name */
  name: string
  approved: boolean
  /** the secret with which its writer can change the memory; null if there is none */
  writerKey: string | null
}

export type SendingStep = 'uploading' | 'sharing'

/**
 * Sends the photos, then the memory with their ids. Throws what a call throws; the draft then knows what is stored, and a second
 * call sends only the rest and never creates a second memory.
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
    // the server sweeps photos that no memory has attached within a day
    forgetStoredPhotos(draft)
    return send()
  }
}

/** Whether the server refused to attach a photo to this memory, for example because it is gone. */
export const isPhotoRefused = (error: unknown) => error instanceof CallError && error.code === 'not_yours'

export const sendDraftPhotos = (draft: MemoryDraft, onStep: (step: SendingStep) => void) => {
  if (draft.uploads().length > 0) onStep('uploading')
  return sendPhotos(draft)
}

/** The fields to send. A memory may have photos and no text. */
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
  const { fields } = draft.get()
  const { requestKey, mayBeStored } = fields
  draft.setFields({ mayBeStored: true })
  const body = {
    ...toMemoryFields(fields),
    ...hints,
    email: fields.email.trim() || null,
    mediaIds: mediaIds.length > 0 ? mediaIds : null,
  }
  const memory = await call('POST /api/memories', { body, requestKey }).catch((error: unknown) => {
    if (error instanceof CallError && error.hasResponse && error.status < 500)
      draft.setFields({ mayBeStored })
    throw error
  })
  const writerKey = memory.writerKey ?? null
  // an earlier try may have stored the memory with an older text: this saves the changes made since
  if (mayBeStored && writerKey)
    await call('PUT /api/memories/mine', {
      headers: { 'writer-key': writerKey },
      body: { ...toMemoryFields(fields), mediaIds },
    })
  return { id: memory.id, name: memory.name, approved: memory.approved, writerKey }
}
