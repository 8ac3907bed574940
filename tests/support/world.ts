import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp, closeHouse, openHouse } from '../../server/app.ts'
import type { Config } from '../../server/config.ts'
import type { House } from '../../server/house.ts'
import { injected, type Person, person } from './person.ts'
import { builtDist, plainDist } from './pages.ts'
import { type Ends, firstPair, onSecondPair, secondPair } from './pair.ts'
import { administrator } from './template.ts'

export interface WorldOptions {
  /** what the environment would have decided otherwise */
  config?: Partial<Config>
  /** milliseconds since 1970 at which this world begins; its clock runs on from there */
  at?: number
  /** draw the built pages instead of empty ones; they must have been built (`npm start` or `npm test` does) */
  pages?: boolean
  /** the sample life instead of an empty memorial */
  filled?: boolean
  /** in PostgreSQL and S3 instead of a folder */
  second?: boolean
  /** a memorial that is there already, and stays, instead of a new one */
  on?: Ends
}

/** A whole server on a data folder of its own, with nobody listening: requests are injected. */
export interface World {
  app: FastifyInstance
  house: House
  dataDir: string
  /** where its memorial lives */
  ends: Ends
  /** somebody who is not logged in */
  visitor: Person
  /** the administrator, logged in anew */
  administrator(): Promise<Person>
  /** a fresh session's cookie, as a header's value */
  login(): Promise<string>
  /** lets time pass for the server, in milliseconds */
  pass(ms: number): void
  /** does all chores that are due */
  settle(): Promise<void>
  /** ends the server as a signal would; its data stay */
  stop(): Promise<void>
  /** stops, if it still runs, and removes the data */
  close(): Promise<void>
}

/** `const world = await openWorld()`, and `after(() => world.close())`. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { second = onSecondPair } = options
  const ends = options.on ?? (await (second ? secondPair : firstPair)(options.filled))
  let shift = options.at === undefined ? 0 : options.at - Date.now()
  const config = { ...plainConfig, ...ends, ...options.config }
  const house = await openHouse(config, pino({ level: 'silent' }), () => Date.now() + shift)
  const app = await buildApp(house, options.pages ? builtDist() : await plainDist())
  const visitor = person(injected(app))
  const login = () => visitor.loggedIn(administrator)
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= app.close().then(() => closeHouse(house)))
  return {
    app,
    house,
    dataDir: ends.dataDir,
    ends,
    visitor,
    administrator: login,
    login: async () => (await login()).cookie ?? '',
    pass: (ms) => {
      shift += ms
    },
    settle: () => house.chores.settle(),
    stop,
    close: async () => {
      await stop()
      if (!options.on) await rm(ends.dataDir, { recursive: true, force: true })
    },
  }
}

const plainConfig = {
  host: '127.0.0.1',
  port: 0,
  adminUsername: administrator.username,
  adminPassword: administrator.password,
  publicUrl: null,
  trustProxy: null,
  smtpUrl: null,
}
