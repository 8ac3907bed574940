import { useRef, useState } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { CallError } from '../../../api/call.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { send } from '../../../api/send.ts'
import { useLists } from '../../../api/useLists.ts'
import { toast } from '../../../ui/toast.ts'
import { isPhoto, refusalOf } from '../chosen.ts'
import { texts } from '../texts.ts'
import { batchForm, type BatchPhoto, type Common, withMore } from './batch.ts'

const nothing: Common = { prefix: '', description: '' }
/** How long the full bar stays. Milliseconds. */
const lingering = 1_000

/** A batch from the first photo chosen to the server's answer. */
export const useBatch = () => {
  const { refetch } = useLists()
  const ids = useRef(0)
  const key = useRef(newRequestKey())
  const [photos, setPhotos] = useState<readonly BatchPhoto[]>([])
  const [common, setCommon] = useState(nothing)
  const [problems, setProblems] = useState<string[]>([])
  const [percent, setPercent] = useState<number | null>(null)
  const [copies, setCopies] = useState<Media[]>([])

  /** Another batch is other work: only the same one, tried again, may be answered with what an earlier try stored. */
  const renew = () => {
    key.current = newRequestKey()
  }
  const add = (files: File[]) => {
    const right = files.filter((file) => isPhoto(file) && !refusalOf(file))
    const next = withMore(photos, right, ids.current)
    ids.current += right.length
    renew()
    setPhotos(next.photos)
    setProblems(files.filter((file) => !right.includes(file)).map(problemOf))
    if (next.leftOut > 0)
      toast({
        title: texts.batch.tooMany,
        description: texts.batch.tooManyWords(next.leftOut),
        tone: 'destructive',
      })
  }
  const change = (id: number, words: Partial<Pick<BatchPhoto, 'title' | 'description'>>) => {
    renew()
    setPhotos(photos.map((photo) => (photo.id === id ? { ...photo, ...words } : photo)))
  }
  const remove = (id: number | null) => {
    renew()
    setProblems([])
    setPhotos(id === null ? [] : photos.filter((photo) => photo.id !== id))
  }
  const changeCommon = (words: Partial<Common>) => {
    renew()
    setCommon({ ...common, ...words })
  }
  const stored = (media: Media[]) => {
    refetch('/api/media')
    toast({ title: texts.uploadSuccessful, description: texts.batch.added(media.length) })
    setCopies(media.filter(({ sameAs }) => sameAs != null))
    setCommon(nothing)
    remove(null)
    setPercent(100)
    setTimeout(() => setPercent(null), lingering)
  }
  const upload = async () => {
    if (photos.length === 0)
      return toast({ title: texts.noFiles, description: texts.batch.choosePlease, tone: 'destructive' })
    setProblems([])
    setPercent(0)
    try {
      const { media } = await send('POST /api/media/batch', {
        form: batchForm(photos, common),
        requestKey: key.current,
        onProgress: everySoOften((part) => setPercent(Math.min(99, part * 100))),
      })
      stored(media)
    } catch (error) {
      setPercent(null)
      fail(error)
    }
  }
  const fail = (error: unknown) => {
    const words = failureOf(error)
    setProblems([words.description])
    toast({ ...words, tone: 'destructive' })
  }
  const decided = (id: string) => setCopies((all) => all.filter((copy) => copy.id !== id))
  return { photos, common, problems, percent, copies, add, change, remove, changeCommon, upload, decided }
}

const problemOf = (file: File) =>
  (isPhoto(file) ? refusalOf(file) : null) ?? texts.batch.onlyPhotos(file.name)

const failureOf = (error: unknown) => {
  if (!(error instanceof CallError) || !error.answered)
    return { title: texts.batch.error, description: texts.batch.errorWords }
  return { title: texts.uploadFailed, description: error.sentence ?? texts.batch.failure }
}

/** Tells about every 250 ms how far it is, 0 to 1. */
const everySoOften = (tell: (part: number) => void) => {
  let told = 0
  return (sent: number, total: number) => {
    if (Date.now() - told < 250 && sent < total) return
    told = Date.now()
    tell(sent / Math.max(1, total))
  }
}
