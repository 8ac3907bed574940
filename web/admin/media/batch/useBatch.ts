import { useState } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { CallError } from '../../../api/call.ts'
import { send } from '../../../api/send.ts'
import { useLists } from '../../../api/useLists.ts'
import { toast, toastFailure } from '../../../ui/toast.ts'
import { texts } from '../texts.ts'
import { batchForm } from './batch.ts'
import { useSelection } from './useSelection.ts'

/** How long the full bar stays. Milliseconds. */
const lingering = 1_000
/** Progress is told about this often. Milliseconds. */
const telling = 250

/** A batch from the first photo chosen to the server's answer. */
export const useBatch = () => {
  const { refetch } = useLists()
  const { key, setProblems, ...selection } = useSelection()
  const { photos, common, clear } = selection
  const [percent, setPercent] = useState<number | null>(null)
  const [copies, setCopies] = useState<Media[]>([])

  const upload = async () => {
    if (photos.length === 0)
      return toastFailure({ title: texts.noFiles, description: texts.batch.choosePlease })
    setProblems([])
    setPercent(0)
    try {
      const form = batchForm(photos, common)
      const onProgress = everySoOften((part) => setPercent(Math.min(99, part * 100)))
      const { media } = await send('POST /api/media/batch', { form, requestKey: key, onProgress })
      stored(media)
    } catch (error) {
      const words = failureOf(error)
      setPercent(null)
      setProblems([words.description])
      toastFailure(words)
    }
  }
  const stored = (media: Media[]) => {
    refetch('/api/media')
    toast({ title: texts.uploadSuccessful, description: texts.batch.added(media.length) })
    setCopies(media.filter(({ sameAs }) => sameAs != null))
    clear()
    setPercent(100)
    setTimeout(() => setPercent(null), lingering)
  }
  const decided = (id: string) => setCopies((all) => all.filter((copy) => copy.id !== id))
  return { ...selection, percent, copies, upload, decided }
}

const failureOf = (error: unknown) => {
  if (!(error instanceof CallError) || !error.answered)
    return { title: texts.batch.error, description: texts.batch.errorWords }
  return { title: texts.uploadFailed, description: error.sentence ?? texts.batch.failure }
}

/** Tells how far it is, 0 to 1. */
const everySoOften = (tell: (part: number) => void) => {
  let told = 0
  return (sent: number, total: number) => {
    if (Date.now() - told < telling && sent < total) return
    told = Date.now()
    tell(sent / Math.max(1, total))
  }
}
