import type { Media } from '../../../contract/media.ts'
import type { OwnMemory } from '../../../contract/memories.ts'
import { useChange } from '../../api/useChange.ts'
import { toast } from '../../ui/toast.ts'
import type { MemoryDraft } from './draft.ts'
import { memoryText, sendDraftPhotos } from './shareMemory.ts'
import { texts } from './texts.ts'
import { useSendDraft } from './useSendDraft.ts'

/** Saves what the writer changed: new photos first, then the text with the photos that stay and the new ones. */
export const useSaveOwnMemory = (
  writerKey: string,
  draft: MemoryDraft,
  attachedPhotos: readonly Media[],
  onSaved: (memory: OwnMemory) => void,
) => {
  const { mutateAsync } = useChange('PUT /api/memories/mine')
  return useSendDraft(draft, {
    failure: texts.own.saveFailed,
    send: async (onStep) => {
      const added = await sendDraftPhotos(draft, onStep)
      onStep('sharing')
      const mediaIds = [...attachedPhotos.map(({ id }) => id), ...added]
      const body = { ...memoryText(draft.get().fields), mediaIds }
      return mutateAsync({ headers: { 'writer-key': writerKey }, body })
    },
    onSent: (memory) => {
      draft.setUploads([])
      toast(texts.own.saved)
      onSaved(memory)
    },
  })
}
