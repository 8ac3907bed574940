import { useRef, useState } from 'react'
import type { Media } from '../../../contract/media.ts'
import type { OwnMemory } from '../../../contract/memories.ts'
import { refetchOnce } from '../../api/reads.ts'
import { useChange } from '../../api/useChange.ts'
import { toast, toastFailure } from '../../ui/toast.ts'
import { upload } from './submitting.ts'
import { texts } from './texts.ts'
import type { DraftStore } from './useDraft.ts'
import { issuesOf, type Stage } from './useSharing.ts'
import { type Wrong, wrongIn } from './wrong.ts'

/** Saves what the writer changed: new photos first, then the words with the photos that stay and the new ones. */
export const useSavingOwn = (
  writerKey: string,
  store: DraftStore,
  held: readonly Media[],
  onSaved: (memory: OwnMemory) => void,
) => {
  const [stage, setStage] = useState<Stage>({ at: 'writing' })
  const [wrong, setWrong] = useState<Wrong>({})
  const busy = useRef(false)
  const { mutateAsync } = useChange('PUT /api/memories/mine/:key')

  const attempt = async () => {
    await store.prepared()
    const found = wrongIn(store.get())
    setWrong(found)
    if (Object.keys(found).length > 0) return
    let uploading = true
    try {
      const added = await upload(store, (percent) => setStage({ at: 'uploading', percent }))
      uploading = false
      setStage({ at: 'sharing' })
      const { name, content } = store.get()
      const mediaIds = [...held.map(({ id }) => id), ...added]
      const words = { name: name.trim(), content: content.trim() ? content : null, mediaIds }
      const saved = await mutateAsync({ params: { key: writerKey }, body: words })
      store.change({ photos: [] })
      setStage({ at: 'writing' })
      toast(texts.own.saved)
      onSaved(saved)
    } catch (error) {
      toastFailure(uploading ? texts.uploadFailed : texts.own.saveFailed)
      setWrong(issuesOf(error))
      setStage({ at: 'stopped' })
    }
  }

  const save = async () => {
    if (busy.current) return
    busy.current = true
    await refetchOnce(attempt).finally(() => {
      busy.current = false
    })
  }
  return { stage, wrong, save, resume: () => setStage({ at: 'writing' }) }
}
