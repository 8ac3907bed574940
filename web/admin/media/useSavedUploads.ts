import { useEffect } from 'react'
import { resumeBatch } from './batch/batch.ts'
import { resumeMedia } from './upload/mediaUploads.ts'

/** Brings back what an earlier page had not sent, and goes on with what it was sending. */
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
