import { useId } from 'react'
import { limits } from '../../../contract/limits.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { buildProgram } from '../../../domain/program.ts'
import { useChange, useIssues } from '../../api/useChange.ts'
import { useRead } from '../../api/useRead.ts'
import { texts as showTexts } from '../../show/parts/texts.ts'
import { fitToSongs, selectSlides } from '../../show/slides/program.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useDraft } from '../../ui/drafts/useDraft.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { fieldLabels } from '../fieldLabels.ts'
import { tabDrafts } from '../tabDrafts.ts'
import { FilmPanel } from './FilmPanel.tsx'
import { slideshowTexts as texts } from './texts.ts'

/** The slideshow's settings. They apply to everyone who watches the slideshow. */
export const SlideshowPanel = () => (
  <section className="slideshow-panel">
    <h3>{texts.heading}</h3>
    <p>{texts.hint}</p>
    <ReadState readState={useRead('GET /api/settings', { refetchOnMount: true })} texts={texts}>
      {(settings) => <SwitchList settings={settings} />}
    </ReadState>
    <FilmPanel />
  </section>
)

const useSaving = (onSuccess?: (settings: Settings) => void) =>
  useChange('PUT /api/settings', { success: texts.saved, failure: texts.saveFailed, onSuccess })

const SwitchList = ({ settings }: { settings: Settings }) => {
  const { fit, markedCount } = useShowLength(settings)
  const toSwitchProps = (name: SwitchName) => ({ name, savedValue: settings[name] })
  return (
    <>
      <SettingSwitch {...toSwitchProps('slideshowBeginning')} hint={texts.beginning} />
      {settings.slideshowBeginning === 'on' && <EndField saved={settings} />}
      <SettingSwitch
        {...toSwitchProps('slideshowAsLongAsSongs')}
        hint={`${texts.asLongAsSongs} ${fit ? showTexts.fit(fit) : texts.noSongs}`}
      />
      <SettingSwitch {...toSwitchProps('slideshowFilms')} hint={texts.videos} />
      <SettingSwitch
        {...toSwitchProps('slideshowMemories')}
        hint={`${texts.memories} ${texts.marked(markedCount)}`}
      />
      <SettingSwitch {...toSwitchProps('slideshowSideBySide')} hint={texts.sideBySide} />
    </>
  )
}

type SwitchName = Exclude<keyof Settings & `slideshow${string}`, 'slideshowEnd'>

interface SwitchProps {
  name: SwitchName
  savedValue: 'on' | 'off'
  hint: string
}

/** A switch that saves its new value at once. It shows the new value even before the server has responded. */
const SettingSwitch = ({ name, savedValue, hint }: SwitchProps) => {
  const id = useId()
  const { mutate, isPending, variables } = useSaving()
  const shownValue = isPending ? variables.body[name] : savedValue
  return (
    <div className="slideshow-choice">
      <Switch
        label={fieldLabels[name]}
        checked={shownValue === 'on'}
        onChange={(isOn) => mutate({ body: { [name]: isOn ? 'on' : 'off' } })}
        describedBy={id}
      />
      <p id={id} className="hint">
        {hint}
      </p>
    </div>
  )
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
    <Form className="slideshow-end" onSubmit={save}>
      <TextField
        {...input('slideshowEnd')}
        label={fieldLabels.slideshowEnd}
        hint={texts.end}
        longest={limits.sentence}
      />
      <Button type="submit" disabled={saving.isPending}>
        {texts.saveEnd}
      </Button>
    </Form>
  )
}
