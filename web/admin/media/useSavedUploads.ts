import { useEffect } from 'react'
import { resumeBatch } from './batch/sendBatch.ts'
import { resumeMedia } from './upload/mediaUploads.ts'

/** Restores the unsent uploads from before the page was reloaded or closed, and continues those that were being sent. */
export const useSavedUploads = () => {
  useEffect(() => {
    const resume = async () => {
      if (!(await isOnlyPage())) return
      await Promise.all([resumeMedia(), resumeBatch()])
    }
    void resume()
  }, [])
}

let onlyPage: Promise<boolean> | undefined

/**
 * Resolves to false if another open dashboard already restores and sends these uploads. Resolves to true if the browser does
 * not support Web Locks.
 */
const isOnlyPage = () =>
  (onlyPage ??= new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(true)
    void navigator.locks.request('uploads', { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // this promise never resolves, so the page holds the lock as long as it is open
      return lock && new Promise(() => {})
    })
  }))
