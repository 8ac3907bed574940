import type { ReactNode } from 'react'
import { settingsWhere, type SettingWhere } from '../../../contract/memorial/selectSettings.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { settingsList } from '../../../contract/memorial/settingsList.ts'
import { buildProgram } from '../../../domain/program.ts'
import { useChange, useIssues } from '../../api/useChange.ts'
import { useRead } from '../../api/useRead.ts'
import { texts as showTexts } from '../../show/parts/texts.ts'
import { selectSlides } from '../../../domain/slides.ts'
import { fitToSongs } from '../../show/slides/program.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { useDraft } from '../../ui/drafts/useDraft.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { ServicePhotosPicker } from '../media/ServicePhotosPicker.tsx'
import { tabDrafts } from '../parts/tab/tabDrafts.ts'
import { SettingSwitch } from '../parts/settingsForm/SettingSwitch.tsx'
import { slideshowTexts as texts } from './texts.ts'

/** These settings apply to everyone who watches the slideshow. */
export const SlideshowPanel = () => (
  <section className="slideshow-panel">
    <h3>{texts.heading}</h3>
    <p>{texts.hint}</p>
    <ServicePhotosPicker />
    <ReadState readState={useRead('GET /api/settings', { refetchOnMount: true })} texts={texts}>
      {(settings) => <SettingList settings={settings} />}
    </ReadState>
    <p>
      <a href="#day//film">{texts.toFilm}</a>
    </p>
  </section>
)

const useSaving = (onSuccess?: (settings: Settings) => void) =>
  useChange('PUT /api/settings', { success: texts.saved, failure: texts.saveFailed, onSuccess })

type SlideshowSetting = SettingWhere<{ section: 'slideshow' }>
type SwitchName = SlideshowSetting & SettingWhere<{ kind: 'switch' }>

const SettingList = ({ settings }: { settings: Settings }) => {
  const { fit, markedCount } = useShowLength(settings)
  const toSwitch = (name: SwitchName, hint: string) => (
    <SettingSwitch key={name} name={name} savedValue={settings[name]} hint={hint} texts={texts} />
  )
  const controls: Record<SlideshowSetting, ReactNode> = {
    slideshowBeginning: toSwitch('slideshowBeginning', texts.beginning),
    slideshowEnd: settings.slideshowBeginning === 'on' && <EndField key="slideshowEnd" saved={settings} />,
    slideshowAsLongAsSongs: toSwitch(
      'slideshowAsLongAsSongs',
      `${texts.asLongAsSongs} ${fit ? showTexts.explainFit(fit) : texts.noSongs}`,
    ),
    slideshowFilms: toSwitch('slideshowFilms', texts.videos),
    slideshowMemories: toSwitch('slideshowMemories', `${texts.memories} ${texts.marked(markedCount)}`),
    slideshowSideBySide: toSwitch('slideshowSideBySide', texts.sideBySide),
  }
  return settingsWhere({ section: 'slideshow' }).map((name) => controls[name])
}

/** Compares the length of the show with the length of the songs, and counts the memories with a sentence for the slideshow. */
const useShowLength = (settings: Settings) => {
  const media = useRead('GET /api/media').data ?? []
  const songs = useRead('GET /api/music').data ?? []
  const memories = useRead('GET /api/memories').data ?? []
  const program = buildProgram(settings, memories)
  return {
    fit: fitToSongs(selectSlides(media, program), songs, program),
    markedCount: buildProgram({ ...settings, slideshowMemories: 'on' }, memories).cards.memories.length,
  }
}

const EndField = ({ saved }: { saved: Settings }) => {
  const draft = useDraft('slideshow-end', { slideshowEnd: saved.slideshowEnd }, tabDrafts)
  const { fields, base, change } = draft
  const saving = useSaving(({ slideshowEnd }) => draft.settle({ slideshowEnd }))
  const save = () => {
    draft.markSent()
    saving.mutate({ body: { ...fields, base } })
  }
  const input = bindTextInputs(fields, change, useIssues(saving, fields))
  return (
    <Form onSubmit={save}>
      <TextField
        {...input('slideshowEnd')}
        label={settingsList.slideshowEnd.label}
        hint={texts.end}
        longest={settingsList.slideshowEnd.maxLength}
      />
      <Button type="submit" disabled={saving.isPending}>
        {texts.saveEnd}
      </Button>
    </Form>
  )
}
