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
import { hallTexts as texts } from '../../../../languages/en/dashboard/day.ts'
import { useDaySettings } from '../useDaySettings.ts'
import { LastRehearsal, Rehearsals } from './Rehearsals.tsx'

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
