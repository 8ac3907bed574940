import { expect, type Page } from '@playwright/test'

/** Waits until the page has saved this many files on the device, because a reload before that would lose them. */
export const expectSavedFiles = (
  page: Page,
  name: 'memory' | 'media uploads' | 'batch upload' | 'sent by link',
  count: number,
) => expect.poll(() => page.evaluate(countSavedFiles, name), 'files saved on the device').toBe(count)

const countSavedFiles = async (name: string) => {
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0
  return new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error ?? new Error('not opened'))
    opening.onsuccess = () => {
      const database = opening.result
      const counting = database.transaction('files').objectStore('files').count()
      counting.onsuccess = () => {
        database.close()
        resolve(counting.result)
      }
    }
  })
}
