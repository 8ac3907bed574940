import { useState } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { JournalEntry } from './JournalEntry.tsx'
import './journal.css'
import { Panel } from '../../parts/cards/Panel.tsx'
import { journalTexts as texts } from '../../../../languages/en/dashboard/journal.ts'

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
