import type { Kysely } from 'kysely'
import type { DateStyle } from '../../domain/calendar/dateStyle.ts'
import { chooseDateStyle } from '../../domain/calendar/proposeDateStyle.ts'
import type { Tables } from '../platform/database/tables.ts'
import { readStoredSettings } from './storedSettings.ts'

/** Reads how dates and times are written: by the family's choice, or else as is usual in the memorial's time zone. */
export const readDateStyle = async (db: Kysely<Tables>): Promise<DateStyle> =>
  chooseDateStyle((await readStoredSettings(db)).values)
