import type { FileWindow } from './bytes.ts'

/** Whether a WebP file is as long as it says. */
export const isCompleteWebp = (file: FileWindow): boolean =>
  file.size >= 12 && file.at(0, 12).readUInt32LE(4) + 8 <= file.size
