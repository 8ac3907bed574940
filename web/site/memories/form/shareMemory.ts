import { CallError } from '../../../api/CallError.ts'
import { call } from '../../../api/call.ts'
import { writtenText } from '../../../memories/memoryText.ts'
import type { DraftFields, MemoryDraft } from './draft.ts'
import { forgetStoredPhotos, sendPhotos } from './draftPhotos.ts'

/** Hints by which the server tells robots from people. */
export interface RobotHints {
  /** the value of the field that people do not see */
  website: string
  /** milliseconds since the form was opened; null where that says nothing */
  writingMs: number | null
}

export interface SharedMemory {
  id: string
  /** its writer's */
  name: string
  approved: boolean
  /** opens the memory again for its writer */
  writerKey: string | null
}

export type SendingStep = 'uploading' | 'sharing'

/**
 * Sends the photos, then the memory that takes them. Throws what a call throws; the draft then knows what is stored, and
 * a second call sends the rest and never makes a second memory.
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
    // they lay on the server for a day and were swept
    forgetStoredPhotos(draft)
    return send()
  }
}

/** Whether the server answered that a photo cannot go with this memory, such as one that is gone. */
export const isPhotoRefused = (error: unknown) => error instanceof CallError && error.code === 'not_yours'

export const sendDraftPhotos = (draft: MemoryDraft, onStep: (step: SendingStep) => void) => {
  if (draft.uploads().length > 0) onStep('uploading')
  return sendPhotos(draft)
}

/** A memory without text is one of photos only. */
export const memoryText = (fields: DraftFields) => ({
  ...writtenText(fields),
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
    ...memoryText(fields),
    ...hints,
    email: fields.email.trim() || null,
    mediaIds: mediaIds.length > 0 ? mediaIds : null,
  }
  const memory = await call('POST /api/memories', { body, requestKey }).catch((error: unknown) => {
    if (error instanceof CallError && error.answered && error.status < 500) draft.setFields({ mayBeStored })
    throw error
  })
  const writerKey = memory.writerKey ?? null
  // an earlier try may have stored it with the text of then: what was written since must not be lost
  if (mayBeStored && writerKey)
    await call('PUT /api/memories/mine', {
      headers: { 'writer-key': writerKey },
      body: { ...memoryText(fields), mediaIds },
    })
  return { id: memory.id, name: memory.name, approved: memory.approved, writerKey }
}
