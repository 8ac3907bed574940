import { useRef, useState } from 'react'
import { newRequestKey } from '../../../api/requestKey.ts'
import { toastFailure } from '../../../ui/toast.ts'
import { isPhoto, refusalOf } from '../chosen.ts'
import { texts } from '../texts.ts'
import { type BatchPhoto, type Common, withMore } from './batch.ts'

const nothing: Common = { prefix: '', description: '' }

/** The photos of a batch and the words that go with them. */
export const useSelection = () => {
  const ids = useRef(0)
  const [photos, setPhotos] = useState<readonly BatchPhoto[]>([])
  const [common, setCommon] = useState(nothing)
  const [problems, setProblems] = useState<string[]>([])
  const key = useWorkKey(photos, common)

  const add = (files: File[]) => {
    const right = files.filter((file) => isPhoto(file) && !refusalOf(file))
    const next = withMore(photos, right, ids.current)
    ids.current += right.length
    setPhotos(next.photos)
    setProblems(files.filter((file) => !right.includes(file)).map(problemOf))
    if (next.leftOut > 0) toastFailure(texts.batch.tooMany(next.leftOut))
  }
  const change = (id: number, words: Partial<Pick<BatchPhoto, 'title' | 'description'>>) =>
    setPhotos(photos.map((photo) => (photo.id === id ? { ...photo, ...words } : photo)))
  const remove = (id: number) => {
    setProblems([])
    setPhotos(photos.filter((photo) => photo.id !== id))
  }
  const removeAll = () => {
    setProblems([])
    setPhotos([])
  }
  const clear = () => {
    removeAll()
    setCommon(nothing)
  }
  const changeCommon = (words: Partial<Common>) => setCommon({ ...common, ...words })
  return { photos, common, problems, key, add, change, remove, removeAll, clear, changeCommon, setProblems }
}

/** Another batch is other work: only the same one, tried again, may be answered with what an earlier try stored. */
const useWorkKey = (...work: unknown[]) => {
  const [keyed, setKeyed] = useState(() => ({ work, key: newRequestKey() }))
  if (keyed.work.every((part, index) => part === work[index])) return keyed.key
  const next = { work, key: newRequestKey() }
  setKeyed(next)
  return next.key
}

const problemOf = (file: File) =>
  (isPhoto(file) ? refusalOf(file) : null) ?? texts.batch.onlyPhotos(file.name)
