import type { Context } from '../platform/context.ts'
import { isFull } from '../base/errors/databaseErrors.ts'
import { fail } from '../base/errors/fail.ts'
import { isStorageFault } from '../base/errors/outage.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { describeSystemError } from '../base/errors/describeSystemError.ts'
import { type SpooledFile, spoolStream } from '../platform/storage/spool.ts'
import type { InputFile } from '../platform/inputs/inputs.ts'

/** Copies a file into a temporary folder, calls `use` with the copied file and the folder, and then removes the folder. */
export async function useSpooledFile<T>(
  { spool }: Pick<Context, 'spool'>,
  file: InputFile,
  name: string,
  use: (spooled: SpooledFile, folder: string) => Promise<T>,
): Promise<T> {
  await using folder = await spool.makeFolder()
  return await use(await spoolFile(file, name, folder.path), folder.path)
}

async function spoolFile(file: InputFile, name: string, folder: string): Promise<SpooledFile> {
  try {
    return await spoolStream(folder, name, await file.open())
  } catch (error) {
    if (isFull(error)) throw fail('disk_full')
    throw new PlainError(describeSystemError(error) ?? (error as Error).message)
  }
}

/** Returns the reason to skip a file after an error. Rethrows errors that concern all files: a full disk, an outage, a bug. */
export function reasonToSkip(error: unknown): string {
  if (isStorageFault(error) || !(error instanceof PlainError)) throw error
  return error.message
}
