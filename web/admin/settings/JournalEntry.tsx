import type { JournalEntry as Entry } from '../../../contract/journal.ts'
import { timeOf } from '../format.ts'
import { journalTexts as texts } from './journalTexts.ts'

export const JournalEntry = ({ entry }: { entry: Entry }) => (
  <li>
    <p className="journal-when">
      {timeOf(entry.recordedAt)}, {entry.administrator}
    </p>
    <p className="journal-what">
      {texts.actions[entry.endpoint] ?? entry.endpoint}
      {entry.title && <>: {texts.quoted(entry.title)}</>}
    </p>
    <dl>
      {Object.entries(entry.after ?? {})
        .filter(([, after]) => !isNothing(after) || entry.before)
        .map(([name, after]) => (
          <div key={name}>
            <dt>{texts.fields[name] ?? name}</dt>
            <dd>
              {entry.before && name !== 'order' && (
                <>
                  <del>{valueOf(name, entry.before[name])}</del> <span aria-hidden="true">→</span>{' '}
                </>
              )}
              <ins>{valueOf(name, after)}</ins>
            </dd>
          </div>
        ))}
    </dl>
  </li>
)

const isNothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

function valueOf(name: string, value: unknown): string {
  if (isNothing(value)) return texts.nothing
  if (name === 'image_media_id') return texts.photograph
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return Array.isArray(value) ? String(value.length) : String(value)
}
