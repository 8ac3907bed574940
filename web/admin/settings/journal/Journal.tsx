import { useState } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import './journal.css'
import { Panel } from '../../parts/cards/Panel.tsx'
import { colon } from '../../../../languages/en/grammar.ts'
import { journalTexts as texts } from '../../../../languages/en/dashboard/journal.ts'
import type { JournalEntry as Entry } from '../../../../contract/people/journal.ts'
import { findFieldLabel } from '../../parts/forms/fieldLabels.ts'
import { useDates } from '../../parts/dates/dates.ts'
import { isolateTyped } from '../../parts/lists/format.ts'

export const Journal = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={texts.title} purpose={texts.purpose} isFoldable>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {isOpen && <JournalDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}

const JournalDialog = ({ onClose }: { onClose: () => void }) => {
  /** the ids of the pages from the newest page to the page on the screen; undefined for the newest page, which has no id */
  const [pageIds, setPageIds] = useState<(string | undefined)[]>([undefined])
  const journal = useRead('GET /api/journal', { query: { page: pageIds.at(-1) }, refetchOnMount: true })
  const nextPage = journal.data?.nextPage
  return (
    <Dialog
      hasCloseInFooter
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          {pageIds.length > 1 && (
            <Button onClick={() => setPageIds(pageIds.slice(0, -1))}>{texts.later}</Button>
          )}
          {nextPage && <Button onClick={() => setPageIds([...pageIds, nextPage])}>{texts.earlier}</Button>}
        </>
      }
    >
      <div className="journal">
        <ReadState readState={journal} texts={texts}>
          {({ entries }) =>
            entries.length === 0 ? (
              <p>{texts.empty}</p>
            ) : (
              <ol>
                {entries.map((entry) => (
                  <JournalEntry key={entry.id} entry={entry} />
                ))}
              </ol>
            )
          }
        </ReadState>
      </div>
    </Dialog>
  )
}

/** The sentence for each endpoint, by endpoint name. An old entry may contain an endpoint that no longer exists. */
const sentencesByEndpoint: Readonly<Record<string, string>> = texts.actions

const JournalEntry = ({ entry }: { entry: Entry }) => {
  const { formatMinute } = useDates()
  return (
    <li>
      <p className="hint">
        {formatMinute(entry.recordedAt)}, {entry.keeper}
      </p>
      <p>
        {sentencesByEndpoint[entry.endpoint] ?? entry.endpoint}
        {entry.title && `${colon} ${texts.quoted(entry.title)}`}
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
  return Array.isArray(value) ? String(value.length) : isolateTyped(String(value))
}
