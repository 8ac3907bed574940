import type { Media } from '../../../../contract/media/media.ts'
import type { OwnMemory } from '../../../../contract/memorial/memories.ts'
import { call } from '../../../api/call.ts'
import { useChange } from '../../../api/useChange.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import type { MemoryDraft } from '../form/draft.ts'
import { forgetStoredPhotos } from '../form/draftPhotos.ts'
import { isPhotoRefused, toMemoryFields, sendDraftPhotos } from '../form/shareMemory.ts'
import { texts } from '../texts.ts'
import { useSendDraft } from '../form/useSendDraft.ts'

/** Saves the writer's changes: first the new photos, then the text with the ids of the remaining and the new photos. */
export const useSaveOwnMemory = (
  writerKey: string,
  draft: MemoryDraft,
  attachedPhotos: readonly Media[],
  onSaved: (memory: OwnMemory) => void,
) => {
  const { mutateAsync } = useChange('PUT /api/memories/mine')
  const headers = { 'writer-key': writerKey }
  const attachedIds = attachedPhotos.map(({ id }) => id)
  return useSendDraft(draft, {
    failureToast: texts.own.saveFailed,
    send: async (onStep) => {
      const save = async (remainingIds: string[]) => {
        const addedIds = await sendDraftPhotos(draft, onStep)
        onStep('sharing')
        return mutateAsync({
          headers,
          body: { ...toMemoryFields(draft.get().fields), mediaIds: [...remainingIds, ...addedIds] },
        })
      }
      try {
        return await save(attachedIds)
      } catch (error) {
        if (!isPhotoRefused(error)) throw error
        // the family has deleted a photo in the meantime, or the server has deleted new photos that stayed unused for a day
        forgetStoredPhotos(draft)
        const { mediaIds } = await call('GET /api/memories/mine', { headers })
        return save(attachedIds.filter((id) => mediaIds.includes(id)))
      }
    },
    onSent: (memory) => {
      draft.setUploads([])
      toast(texts.own.saved)
      onSaved(memory)
    },
  })
}
