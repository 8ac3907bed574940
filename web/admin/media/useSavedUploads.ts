import { useEffect } from 'react'
import { useLists } from '../../api/useLists.ts'
import { isOnlyPage } from '../../uploads/onlyPage.ts'
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
