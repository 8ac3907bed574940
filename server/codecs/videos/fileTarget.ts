import { type FileHandle, open } from 'node:fs/promises'
import { StreamTarget, type StreamTargetChunk } from 'mediabunny'

/**
 * Makes a target that writes a new file. The file is opened with the first write and closed after an error, because the library's own
 * target never closes a file whose output is canceled before it starts. From version 25 on, Node ends a process that leaves a
 * file open in this way.
 */
export function makeFileTarget(path: string): StreamTarget {
  let file: FileHandle | undefined
  const close = async () => {
    await file?.close()
    file = undefined
  }
  const writable = new WritableStream<StreamTargetChunk>({
    async write({ data, position }) {
      file ??= await open(path, 'w')
      try {
        await file.write(data, 0, data.byteLength, position)
      } catch (error) {
        await close()
        throw error
      }
    },
    close,
    abort: close,
  })
  return new StreamTarget(writable, { chunked: true })
}
