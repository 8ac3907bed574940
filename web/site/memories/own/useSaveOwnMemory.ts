import { useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import type { OwnMemory } from '../../../../contract/memorial/memories.ts'
import { CallError } from '../../../api/CallError.ts'
import { call } from '../../../api/call.ts'
import { useChange } from '../../../api/useChange.ts'
import { toMemoryText, toTypedMemory } from '../../../memories/memoryText.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import type { MemoryDraft } from '../form/draft.ts'
import { forgetStoredPhotos } from '../form/draftPhotos.ts'
import { isPhotoRefused, toMemoryFields, sendDraftPhotos } from '../form/shareMemory.ts'
import { texts } from '../../../../languages/en/visitors/ownMemory.ts'
import { useSendDraft } from '../form/useSendDraft.ts'

/**
 * Saves the writer's changes: first the new photos, then the text with the ids of the remaining and the new photos. If the stored
 * text has changed since the page was opened, the first attempt fails, and the next one replaces that text.
 */
export const useSaveOwnMemory = (
  memory: OwnMemory,
  writerKey: string,
  draft: MemoryDraft,
  attachedPhotos: readonly Media[],
  onSaved: (memory: OwnMemory) => void,
) => {
  const { mutateAsync } = useChange('PUT /api/memories/mine')
  const [base, setBase] = useState(() => toMemoryText(toTypedMemory(memory)))
  const headers = { 'writer-key': writerKey }
  const attachedIds = attachedPhotos.map(({ id }) => id)
  return useSendDraft(draft, {
    failureToast: texts.saveFailed,
    send: async (onStep) => {
      const save = async (remainingIds: string[]) => {
        const addedIds = await sendDraftPhotos(draft, onStep)
        onStep('sharing')
        return mutateAsync({
          headers,
          body: { ...toMemoryFields(draft.get().fields), mediaIds: [...remainingIds, ...addedIds], base },
        })
      }
      try {
        return await save(attachedIds)
      } catch (error) {
        if (error instanceof CallError && error.code === 'conflict') setBase({ ...base, ...error.current })
        if (!isPhotoRefused(error)) throw error
        // the family has deleted a photo in the meantime, or the server has deleted new photos that stayed unused for a day
        forgetStoredPhotos(draft)
        const { mediaIds } = await call('GET /api/memories/mine', { headers })
        return save(attachedIds.filter((id) => mediaIds.includes(id)))
      }
    },
    onSent: (saved) => {
      draft.setUploads([])
      setBase(toMemoryText(toTypedMemory(saved)))
      toast(texts.saved)
      onSaved(saved)
    },
  })
}
