import { useEffect } from 'react'
import { useLists } from '../../api/useLists.ts'
import { resumeBatch } from './batch/batch.ts'
import { resumeMedia } from './upload/mediaUploads.ts'

/** Brings back what an earlier page had not sent, and goes on with what it was sending. */
export const useSavedUploads = () => {
  const { refetch } = useLists()
  useEffect(() => {
    const resume = async () => {
      if (!(await isOnlyPage())) return
      const onStored = () => refetch('/api/media')
      await Promise.all([resumeMedia(onStored), resumeBatch(onStored)])
    }
    void resume()
  }, [refetch])
}

let onlyPage: Promise<boolean> | undefined

/** Whether no other dashboard is open, which would send the same. Where the browser has no locks there is no telling. */
const isOnlyPage = () =>
  (onlyPage ??= new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(true)
    void navigator.locks.request('uploads', { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // the lock lasts as long as the page
      return lock && new Promise(() => {})
    })
  }))
