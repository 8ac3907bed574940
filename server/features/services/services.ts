import type { Kysely, Selectable } from 'kysely'
import { showWhen } from '../../../domain/calendar/showWhen.ts'
import { parseServiceTime, sortServices } from '../../../domain/calendar/serviceTime.ts'
import { withCities } from '../../../domain/calendar/zoneNames.ts'
import { chooseZone, nameZone, type Timezone, toInstant } from '../../../domain/calendar/zones.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import * as contract from '../../../contract/memorial/services.ts'
import type { Service } from '../../../contract/memorial/services.ts'
import { pickFields } from '../../../contract/text.ts'
import { deleteRow } from '../../memorial/deleted/deleteRow.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { recordChange } from '../../memorial/journal.ts'
import { newId } from '../../base/ids/newId.ts'
import type { Reader } from '../../http/callers/caller.ts'
import { onceByKey } from '../../platform/database/onceByKey.ts'
import { chooseStyleFor, readStoredSettings, type StoredSettings } from '../../memorial/storedSettings.ts'
import { readZone } from '../../memorial/unknownValues.ts'
import { rebase } from '../../platform/database/rebase.ts'
import { nextUpdatedAt } from '../../platform/database/nextUpdatedAt.ts'
import { presentImage, toStoredImage } from '../media/files/images.ts'
import { findMeaning } from './findMeaning.ts'
import { sweepWhenOrphaned } from '../../memorial/files/orphans.ts'
import type { InputOf } from '../../http/routes/feature.ts'

type Row = Selectable<Tables['services']>

/** Lists upcoming services by date, then services without a readable date, then past services. */
export async function listServices(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: Reader,
): Promise<Service[]> {
  const rows = await rowsInOrder.services(db).execute()
  const settings = await readStoredSettings(db)
  const zones = new Set(rows.map((row) => chooseZone(presentPlace(row), settings.values.timezone)))
  const services = await Promise.all(
    rows.map((row) => presentService(db, row, caller, settings, zones.size > 1)),
  )
  return sortServices(services, settings.values.timezone, clock())
}

export async function addService(
  context: Context,
  { caller, body, requestKey }: InputOf<'POST /api/services'>,
): Promise<Service> {
  const { imagePath, ...columns } = body
  const findByRequestKey = (key: string) =>
    context.db.selectFrom('services').selectAll().where('request_key', '=', key).executeTakeFirst()
  const insert = async (tx: Tx) => {
    const row: Row = {
      id: newId(),
      ...columns,
      ...(await toStoredImage(tx, imagePath)),
      created_at: context.clock(),
      updated_at: context.clock(),
      request_key: requestKey,
    }
    await tx.insertInto('services').values(row).execute()
    await recordChange(tx, row, null, toJournalFields(row))
    return row
  }
  const row = await onceByKey(requestKey, findByRequestKey, () => change(context, ['services'], insert))
  return presentService(context.db, row, caller, await readStoredSettings(context.db))
}

/** Changes the fields that are in the body. All other fields stay as they are. */
export async function editService(
  context: Context,
  { caller, params: { id }, body }: InputOf<'PUT /api/services/:id'>,
): Promise<Service> {
  return change(context, ['services'], async (tx) => {
    const rowBefore = await tx.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst()
    if (!rowBefore) throw fail('not_found')
    const settings = await readStoredSettings(tx)
    const { imagePath, ...columns } = rebase(body, await presentService(tx, rowBefore, caller, settings))
    const image = imagePath === undefined ? {} : await toStoredImage(tx, imagePath)
    const row = await tx
      .updateTable('services')
      .set({ ...columns, ...image, updated_at: nextUpdatedAt(context.clock()) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await sweepWhenOrphaned(tx, rowBefore.image_media_id, context.clock())
    await recordChange(tx, rowBefore, toJournalFields(rowBefore), toJournalFields(row))
    return presentService(tx, row, caller, settings)
  })
}

export async function deleteService(context: Context, { params }: InputOf<'DELETE /api/services/:id'>) {
  await change(context, ['deleted', 'services'], async (tx) => {
    const row = await tx
      .selectFrom('services')
      .select(['id', 'title'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!row) throw fail('not_found')
    await deleteRow(context, tx, 'services', row)
  })
}

const toJournalFields = ({
  id: _id,
  created_at: _at,
  updated_at: _updated,
  request_key: _key,
  ...fields
}: Row) => fields

async function presentService(
  db: Kysely<Tables>,
  row: Row,
  caller: Reader,
  settings: Pick<StoredSettings, 'values' | 'dateStyle'>,
  hasManyZones = false,
): Promise<Service> {
  const { path, shape } = await presentImage(db, row, caller)
  const { language } = caller.texts
  const { values } = settings
  const style = chooseStyleFor(language, settings)
  const shown = showWhen(row, style, values.sayWeekday === 'on', language !== values.language)
  const meant = findMeaning(row)
  const isAsTyped = style === 'monthFirst12' && shown.date === row.date && shown.time === row.time
  return {
    id: row.id,
    ...pickFields(contract.serviceText, presentPlace(row)),
    imagePath: path,
    imageShape: shape,
    ...(!isAsTyped && {
      shown: {
        ...shown,
        ...(language !== 'en' && describeZone(row, values.timezone, caller.texts, hasManyZones)),
      },
    }),
    ...(meant && { meant }),
  }
}

const presentPlace = (row: Row) => ({ ...row, timezone: readZone(row) })

/** Names the zone of a service whose time can be read, and says when it begins, so that a device can tell whether its clocks differ. */
function describeZone(
  row: Row,
  defaultZone: Timezone,
  { serviceTimes, cities }: ServerTexts,
  isForAll: boolean,
): Pick<NonNullable<Service['shown']>, 'zone' | 'startsAt'> | undefined {
  const start = parseServiceTime(row)?.start
  const zone = chooseZone(presentPlace(row), defaultZone)
  return (
    start && {
      zone: nameZone(zone, withCities(serviceTimes, cities)),
      ...(!isForAll && { startsAt: new Date(toInstant(start, zone)).toISOString() }),
    }
  )
}
