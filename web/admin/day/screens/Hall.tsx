import { useState } from 'react'
import { servicePath } from '../../../../contract/pages/show.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { useRead } from '../../../api/useRead.ts'
import { DirectorButton } from '../../../show/rehearsal/DirectorButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { SettingsRows } from '../../parts/settingsForm/SettingsRows.tsx'
import { ReachNote } from '../../parts/share/ReachNote.tsx'
import { ScreenDialog } from '../../parts/share/ScreenDialog.tsx'
import { texts as shareTexts } from '../../../../languages/en/dashboard/share.ts'
import { CardRow } from '../DayCard.tsx'
import { hallTexts as texts, dayTexts } from '../../../../languages/en/dashboard/day.ts'
import { useDaySettings } from '../useDaySettings.ts'
import type { Rehearsal } from '../../../../contract/outputs/rehearsal.ts'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { type Dates, useDates } from '../../parts/dates/dates.ts'

/** All for the computer that shows the slideshow: its link, the rehearsals, and the page for the director. */
export const Hall = ({ settings }: { settings: Settings }) => {
  const { data: access } = useRead('GET /api/access')
  const [isOpen, setOpen] = useState(false)
  const form = useDaySettings(settings, ['whomToCall'], 'director')
  const isClosed = access?.audience === 'password'
  return (
    <>
      <CardRow
        state={<LastRehearsal />}
        action={<Button onClick={() => setOpen(true)}>{shareTexts.screen}</Button>}
      >
        <ReachNote link={readPublicOrigin(usePageData())} />
        <p>
          <a href={`${servicePath}#rehearse`}>{texts.begin}</a>
        </p>
        <Rehearsals />
        <Form onSubmit={() => void form.saveAndSay(texts.saved)}>
          <SettingsRows {...form} />
          <div className="row">
            <Button type="submit" busy={form.isSaving}>
              {texts.save}
            </Button>
            <DirectorButton beforeOpen={form.saveChanges} />
            {form.isChanged && !form.isSaving && <span>{texts.unsaved}</span>}
          </div>
        </Form>
      </CardRow>
      {isOpen && (
        <ScreenDialog isClosed={isClosed} keys={isClosed ? access.keys : []} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** The number of rehearsals that are listed; older ones say nothing about the day. */
const LISTED_COUNT = 3

const useRehearsals = () => useRead('GET /api/rehearsals', { refetchOnMount: true })

const LastRehearsal = () => {
  const dates = useDates()
  return (
    <ReadState readState={useRehearsals()} texts={dayTexts} empty={<p>{texts.none}</p>}>
      {([last]) => <p>{last && describeRehearsal(last, dates)}</p>}
    </ReadState>
  )
}

const Rehearsals = () => {
  const dates = useDates()
  const { data = [] } = useRehearsals()
  return (
    <ul className="day-rehearsals">
      {data.slice(0, LISTED_COUNT).map((rehearsal) => (
        <li key={rehearsal.id}>
          {describeRehearsal(rehearsal, dates)}
          <ul>
            {rehearsal.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const describeRehearsal = ({ device, endedAt, isReady, isChanged, problems }: Rehearsal, dates: Dates) => {
  const when = dates.formatMinute(endedAt)
  return isReady ? texts.ready(device, when, isChanged) : texts.notReady(device, when, problems.length)
}
