import type { JournalEntry as Entry } from '../../../../contract/people/journal.ts'
import { findFieldLabel } from '../../parts/forms/fieldLabels.ts'
import { useDates } from '../../parts/dates/dates.ts'
import { journalTexts as texts } from '../../../../languages/en/dashboard/journal.ts'

/** The sentence for each endpoint, by endpoint name. An old entry may contain an endpoint that no longer exists. */
const sentencesByEndpoint: Readonly<Record<string, string>> = texts.actions

export const JournalEntry = ({ entry }: { entry: Entry }) => {
  const { formatMinute } = useDates()
  return (
    <li>
      <p className="hint">
        {formatMinute(entry.recordedAt)}, {entry.keeper}
      </p>
      <p>
        {sentencesByEndpoint[entry.endpoint] ?? entry.endpoint}
        {entry.title && `: ${texts.quoted(entry.title)}`}
      </p>
      <dl>
        {Object.entries(entry.after ?? {})
          .filter(([, after]) => entry.before || !isEmpty(after))
          .map(([name, after]) => (
            <div key={name}>
              <dt>{findFieldLabel(name)}</dt>
              <dd>
                {entry.before && name !== 'order' ? (
                  <Difference
                    before={formatValue(name, entry.before[name])}
                    after={formatValue(name, after)}
                  />
                ) : (
                  formatValue(name, after)
                )}
              </dd>
            </div>
          ))}
      </dl>
    </li>
  )
}

/** Shows a value before and after a change. If the two look the same, as pictures do, says only that the value has changed. */
const Difference = ({ before, after }: { before: string; after: string }) =>
  before === after ? (
    texts.another
  ) : (
    <>
      <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
    </>
  )

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

function formatValue(name: string, value: unknown): string {
  if (isEmpty(value)) return texts.nothing
  if (name === 'image_media_id' || name === 'orderPhotoPath') return texts.photograph
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return Array.isArray(value) ? String(value.length) : String(value)
}
