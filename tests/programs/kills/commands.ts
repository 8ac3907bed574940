import { setTimeout } from 'node:timers/promises'
import type { Cut } from './powerCuts.ts'
import { openScenarios, type Scenarios } from './scenarios.ts'
import type { Trial } from './trial.ts'
import { type CleanRun, chooseSteps, runUndisturbed, runCounted } from './steps.ts'
import { randomInt } from '../../support/random/randomInt.ts'

export interface CommandsOptions {
  /** the number of commands that are killed and then run to their end */
  rounds: number
  /** whether the commands read from or write to PostgreSQL and S3; otherwise, they use folders only */
  onServers: boolean
  /** the folder to write to, if it is on a disk whose power can be cut, and the function that cuts it */
  disk?: { folder: string; cut: Cut } | undefined
}

const MOST_KILLS = 4
/** The assumed duration of a command until one has ended without a kill. */
const GUESSED_MS = 2_000
/** A kill comes at a random moment within this many durations: some commands end before it. */
const LATEST_KILL = 1.3

/**
 * Kills one command after another at random moments, runs it again, and checks what it has written. `losses` has a sentence for
 * each fault.
 */
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
 * Kills each command at one of its steps, runs it to its end, and checks what it has written. Repeats this for `stepsOfEach`
 * steps that are spread over the command, or for all if it has fewer. In a third of the cases, also kills the second run at a
 * random step.
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
        if ((await runCounted(trial, each)).code === null) report.kills += 1
        // checks only half of the time: a check may start a server, which removes leftovers that the next run must also remove
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

/** Kills a command at a random moment. Returns null, or how many milliseconds it took if it ended before the kill. */
async function killOnce(trial: Trial, duration: number, cut: Cut = (end) => end()): Promise<number | null> {
  const since = Date.now()
  const command = trial.start()
  const ended = command.ended.then(() => Date.now() - since)
  const took = await Promise.race([ended, setTimeout(randomInt(Math.ceil(duration * LATEST_KILL)), null)])
  await cut(async () => {
    command.kill()
    await ended
  })
  return took
}
