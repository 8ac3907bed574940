import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Cut } from './powerCuts.ts'
import { openScenarios, type Scenarios } from './scenarios.ts'
import type { Trial } from './trial.ts'
import { type CleanRun, chooseSteps, runUndisturbed, startCounted } from './steps.ts'

export interface CommandsOptions {
  /** commands that are killed, and then run to their end */
  rounds: number
  /** also those from and to PostgreSQL and S3 */
  onServers: boolean
  /** a folder to write to whose power can be cut, and how */
  disk?: { folder: string; cut: Cut } | undefined
}

const MOST_KILLS = 4
/** How long a command runs that has not been seen to end yet, and how much longer the next one may. */
const GUESSED_MS = 2_000
const LONGER = 1.3

/** Kills moves, restores, backups and migrations at random moments, runs them again and looks what there is. */
export async function runCommands(options: CommandsOptions) {
  const report = { kills: 0, losses: [] as string[] }
  const scenarios = await openScenarios(options.onServers, options.disk?.folder)
  const durations = new Map<string, number>()
  const findClean = rememberCleanRuns()
  for (let command = 0; command < options.rounds; command++) {
    const scenario = scenarios.all[command % scenarios.all.length]
    if (!scenario) throw new Error('there is nothing to kill')
    const { name, begin } = scenario
    const clean = await findClean(scenario)
    const trial = await begin()
    const wrong: string[] = []
    for (let kills = randomInt(1, MOST_KILLS + 1); kills > 0 && wrong.length === 0; kills--) {
      const ended = await killOnce(trial, durations.get(name) ?? GUESSED_MS, options.disk?.cut)
      if (ended === null) report.kills += 1
      else durations.set(name, ended)
      wrong.push(...(await trial.inspect()))
    }
    wrong.push(...(await trial.finish(clean.names)))
    wrong.push(...(await scenarios.inspectInputs()))
    await trial.remove()
    report.losses.push(...wrong.map((fault) => `${name} (command ${command + 1}): ${fault}`))
  }
  return report
}

/**
 * Ends each command at its steps, or at `stepsOfEach` of them that are spread over all, once for each step. Then runs it to its end
 * and looks what there is. Every third time, ends it also at a random step of the second run.
 */
export async function runSteps({ stepsOfEach, only = /./ }: { stepsOfEach: number; only?: RegExp }) {
  const report = { kills: 0, steps: {} as Record<string, number>, losses: [] as string[] }
  const scenarios = await openScenarios(false)
  const findClean = rememberCleanRuns()
  for (const scenario of scenarios.all.filter(({ name, hasSteps }) => hasSteps && only.test(name))) {
    const clean = await findClean(scenario)
    report.steps[scenario.name] = clean.steps
    for (const step of chooseSteps(clean.steps, stepsOfEach)) {
      const trial = await scenario.begin()
      const wrong: string[] = []
      const again = randomInt(3) === 0 ? [1 + randomInt(clean.steps)] : []
      for (const each of [step, ...again]) {
        if ((await startCounted(trial, each)).code === null) report.kills += 1
        // to look at a half-restored memorial starts a server, which removes leftovers: the next call must be able to as well
        if (randomInt(2) === 0) wrong.push(...(await trial.inspect()))
      }
      wrong.push(...(await trial.finish(clean.names)))
      await trial.remove()
      const when = `${scenario.name} (steps ${[step, ...again].join(' and ')} of ${clean.steps})`
      report.losses.push(...wrong.map((fault) => `${when}: ${fault}`))
    }
    report.losses.push(...(await scenarios.inspectInputs()))
  }
  return report
}

function rememberCleanRuns() {
  const runs = new Map<string, CleanRun>()
  return async ({ name, begin, hasSteps }: Scenarios['all'][number]): Promise<CleanRun> => {
    const run = runs.get(name) ?? (hasSteps ? await runUndisturbed(begin) : { names: [], steps: 0 })
    runs.set(name, run)
    return run
  }
}

/** Milliseconds after which it had ended by itself; null when it was killed. */
async function killOnce(trial: Trial, duration: number, cut: Cut = (end) => end()): Promise<number | null> {
  const since = Date.now()
  const command = trial.start()
  const ended = command.ended.then(() => Date.now() - since)
  const took = await Promise.race([ended, setTimeout(randomInt(Math.ceil(duration * LONGER)), null)])
  await cut(async () => {
    command.kill()
    await ended
  })
  return took
}
