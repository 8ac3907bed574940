import { StreamTarget, type StreamTargetChunk } from 'mediabunny'
import { FILM_FILE } from './filmOrder.ts'

/** Part of the File System standard that workers alone have; the compiler knows only a page's part. */
interface WorkerFile {
  createSyncAccessHandle(): Promise<{
    truncate(size: number): void
    write(data: Uint8Array, options: { at: number }): number
    flush(): void
    close(): void
  }>
}

/** The film's file, empty, to be written as it is made. Fails while another window writes it. */
export async function openFile(): Promise<StreamTarget> {
  const folder = await navigator.storage.getDirectory()
  const file: unknown = await folder.getFileHandle(FILM_FILE, { create: true })
  const handle = await (file as WorkerFile).createSyncAccessHandle()
  handle.truncate(0)
  const writable = new WritableStream<StreamTargetChunk>({
    write({ data, position }) {
      if (handle.write(data, { at: position }) < data.length) throw new DOMException('', 'QuotaExceededError')
    },
    close() {
      handle.flush()
      handle.close()
    },
  })
  return new StreamTarget(writable, { chunked: true })
}
