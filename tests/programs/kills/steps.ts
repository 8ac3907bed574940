import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import type { Running, Trial } from './trial.ts'
import { randomInt } from '../../support/random/randomInt.ts'

const preload = path.join(import.meta.dirname, 'killAtStep.mjs')

/**
 * Runs a command, and counts its steps: the changes of files and the commits. Kills it before the step with the number `step`,
 * counted from 1; if that is undefined, runs it to its end.
 */
export async function runCounted(trial: Trial, step?: number) {
  const stepFile = path.join(temporaryFolder(), 'steps')
  const command = trial.start({
    NODE_OPTIONS: `--import=${preload}`,
    STEP_FILE: stepFile,
    STOP_AT: step === undefined ? '' : String(step),
  })
  const code = await command.ended
  const steps = statSync(stepFile, { throwIfNoEntry: false })?.size ?? 0
  await rm(path.dirname(stepFile), { recursive: true })
  return { code, steps, output: command.output() }
}

/** A run that was not killed: the names of everything that the command has written, and the number of its steps. */
export interface CleanRun {
  names: string[]
  steps: number
}

export async function runUndisturbed(begin: () => Promise<Trial>): Promise<CleanRun> {
  const trial = await begin()
  const { code, steps, output } = await runCounted(trial)
  if (code !== 0) throw new Error(output)
  const names = await trial.list()
  await trial.remove()
  return { names, steps }
}

/**
 * Chooses `most` steps that are spread over all, or all if there are fewer: a random one in each of `most` parts of equal
 * length.
 */
export function chooseSteps(total: number, most: number): number[] {
  const count = Math.min(total, most)
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((part) => Math.floor((part * total) / count))
    return 1 + randomInt(Number(from), Number(to))
  })
}

/** Waits until a command has ended. Throws its output if it has failed. */
export async function complete({ ended, output }: Running) {
  if ((await ended) !== 0) throw new Error(output())
}
