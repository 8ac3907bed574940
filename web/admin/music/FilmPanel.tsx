import { useState } from 'react'
import type { FilmHeight } from '../../../contract/film.ts'
import { useRead } from '../../api/useRead.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Panel } from '../Panel.tsx'
import { WorkProgress } from '../work/WorkProgress.tsx'
import { DeviceFilm } from './film/DeviceFilm.tsx'
import { isFilmHere } from './film/filmOnDevice.ts'
import { filmTexts as texts } from './texts.ts'

type Maker = keyof typeof texts.makers

/** The slideshow with its songs as a file to take along, made by the server, or where that has no ffmpeg by this device. */
export const FilmPanel = () => {
  const [height, setHeight] = useState<FilmHeight>('1080')
  const [captions, setCaptions] = useState(false)
  const [maker, setMaker] = useState<Maker>(isFilmHere() ? 'device' : 'server')
  const impossible = useRead('GET /api/work/film').data?.impossible ?? null
  const options = { height, captions }
  const fields = (
    <>
      <SelectField label={texts.quality} value={height} options={texts.heights} onChange={setHeight} />
      <Checkbox label={texts.captions} checked={captions} onChange={setCaptions} />
    </>
  )
  const choice = !impossible && 'VideoEncoder' in window && (
    <RadioGroup label={texts.maker} value={maker} onChange={setMaker} options={makers} />
  )
  const isOnDevice = impossible !== null || maker === 'device'
  return (
    <Panel title={texts.title} what={texts.what}>
      <p>{texts.licence}</p>
      <WorkProgress
        kind="film"
        options={options}
        texts={texts}
        instead={
          isOnDevice && (
            <DeviceFilm options={options} choice={choice} impossible={impossible}>
              {fields}
            </DeviceFilm>
          )
        }
      >
        {choice}
        {fields}
      </WorkProgress>
    </Panel>
  )
}

const makers = (Object.keys(texts.makers) as Maker[]).map((value) => ({ value, label: texts.makers[value] }))
