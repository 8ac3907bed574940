import type { ReactNode } from 'react'
import { type SettingWhere, settingsWhere } from '../../../../contract/memorial/selectSettings.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { buildProgram } from '../../../../domain/program.ts'
import { isUndecided, selectSlides } from '../../../../domain/slides.ts'
import { useRead } from '../../../api/useRead.ts'
import { texts as showTexts } from '../../../../languages/en/visitors/show.ts'
import { useShowLength } from '../../../show/rehearsal/useShowLength.ts'
import { fitToSongs } from '../../../show/slides/program.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { ServicePhotosPicker } from '../../media/ServicePhotosPicker.tsx'
import { SettingsRows } from '../../parts/settingsForm/SettingsRows.tsx'
import { SettingSwitch } from '../../parts/settingsForm/SettingSwitch.tsx'
import { CardRow } from '../DayCard.tsx'
import { SettingSelect } from '../SettingSelect.tsx'
import { cameLaterTexts, serviceShowTexts as texts } from '../../../../languages/en/dashboard/day.ts'
import { useDaySettings } from '../useDaySettings.ts'

/** The show at the service: the link for the screen, the rehearsal and the film follow these choices. */
export const ServiceShow = ({ settings }: { settings: Settings }) => {
  const length = useShowLength()
  return (
    <CardRow
      state={
        <>
          <p>{length && showTexts.showLength(length)}</p>
          <CameLater />
        </>
      }
      action={<ServicePhotosPicker isOffer />}
    >
      <ServicePhotosPicker isOffer={false} />
      <SettingList settings={settings} />
    </CardRow>
  )
}

type SlideshowSetting = SettingWhere<{ section: 'slideshow' }>
type SwitchName = SlideshowSetting & SettingWhere<{ kind: 'switch' }>

const SettingList = ({ settings }: { settings: Settings }) => {
  const { fit, markedCount } = useProgram(settings)
  const toSwitch = (name: SwitchName, hint: string) => (
    <SettingSwitch key={name} name={name} savedValue={settings[name]} hint={hint} success={texts.saved} />
  )
  const controls: Record<SlideshowSetting, ReactNode> = {
    slideshowSeconds: (
      <SettingSelect
        key="slideshowSeconds"
        name="slideshowSeconds"
        savedValue={settings.slideshowSeconds}
        success={texts.saved}
      />
    ),
    slideshowAsLongAsSongs: toSwitch(
      'slideshowAsLongAsSongs',
      `${texts.asLongAsSongs} ${fit ? showTexts.explainFit(fit) : texts.noSongs}`,
    ),
    slideshowMusic: toSwitch('slideshowMusic', texts.music),
    slideshowCaptions: toSwitch('slideshowCaptions', texts.captions),
    slideshowBeginning: toSwitch('slideshowBeginning', texts.beginning),
    slideshowEnd: settings.slideshowBeginning === 'on' && <EndField key="slideshowEnd" settings={settings} />,
    slideshowFilms: toSwitch('slideshowFilms', texts.videos),
    slideshowMemories: toSwitch('slideshowMemories', `${texts.memories} ${texts.marked(markedCount)}`),
    slideshowSideBySide: toSwitch('slideshowSideBySide', texts.sideBySide),
  }
  return settingsWhere({ section: 'slideshow' }).map((name) => controls[name])
}

/** Compares the length of the show with the length of the songs, and counts the memories with a sentence for the slideshow. */
const useProgram = (settings: Settings) => {
  const media = useRead('GET /api/media').data ?? []
  const songs = useRead('GET /api/music').data ?? []
  const memories = useRead('GET /api/memories').data ?? []
  const program = buildProgram(settings, memories)
  return {
    fit: fitToSongs(selectSlides(media, program), songs, program),
    markedCount: buildProgram({ ...settings, slideshowMemories: 'on' }, memories).cards.memories.length,
  }
}

const EndField = ({ settings }: { settings: Settings }) => {
  const form = useDaySettings(settings, ['slideshowEnd'], 'end of the show')
  return (
    <Form onSubmit={() => void form.saveAndSay(texts.saved)}>
      <SettingsRows {...form} />
      <Button type="submit" busy={form.isSaving}>
        {texts.saveEnd}
      </Button>
    </Form>
  )
}

/** Says how many photographs visitors have sent since the family chose what the slideshow shows, and leads to them. */
const CameLater = () => {
  const { data: media = [] } = useRead('GET /api/media', { refetchOnMount: true })
  const count = media.filter(isUndecided).length
  if (count === 0) return null
  return (
    <p>
      {cameLaterTexts.came(count)} <a href="#media/manage/later">{cameLaterTexts.look(count)}</a>
    </p>
  )
}
