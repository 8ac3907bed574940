import { type ReactNode, useEffect, useState } from 'react'
import type { FilmHeight } from '../../../../contract/film.ts'
import { useWakeLock } from '../../../show/useWakeLock.ts'
import { useStore } from '../../../stores/useStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { EndedWork, RunningProgress } from '../../work/WorkProgress.tsx'
import { texts as musicTexts } from '../texts.ts'
import { cancelFilm, filmOnDevice, findFilm, findObstacle, makeFilm } from './filmOnDevice.ts'
import { FILM_FILE } from './filmOrder.ts'
import { texts } from './texts.ts'

interface Props {
  options: { height: FilmHeight; captions: boolean }
  /** the field for who makes it, where there is a choice */
  choice: ReactNode
  /** why the server does not, and how it would */
  impossible: string | null
  /** fields for the options */
  children: ReactNode
}

const filmTexts = musicTexts.film

/** The film made by this browser: whether it can, how far it is, and the film to download. */
export const DeviceFilm = ({ options, choice, impossible, children }: Props) => {
  const film = useStore(filmOnDevice)
  const obstacle = useObstacle()
  useWakeLock(film.step === 'running')
  if (film.step === 'running')
    return <RunningProgress texts={texts} done={film.done} of={film.of} onCancel={cancelFilm} />
  if (film.step === 'unknown' || obstacle === undefined) return <p>{texts.checking}</p>
  return (
    <>
      {film.step === 'ended' && <EndedWork texts={filmTexts} work={film.work} fileName={FILM_FILE} />}
      {choice}
      {obstacle ? (
        <>
          <p>{texts.cannot[obstacle]}</p>
          <ul className="panel-list">
            <li>{texts.otherBrowser}</li>
            {impossible && <li>{impossible}</li>}
            <li>{texts.otherCommand}</li>
          </ul>
        </>
      ) : (
        <>
          {children}
          <p className="hint">{texts.here}</p>
          <Button onClick={() => void makeFilm(options)}>
            {film.step === 'ended' ? filmTexts.startAgain : filmTexts.start}
          </Button>
        </>
      )}
    </>
  )
}

/** Undefined until it is known. */
const useObstacle = () => {
  const [obstacle, setObstacle] = useState<Awaited<ReturnType<typeof findObstacle>>>()
  useEffect(() => {
    void findFilm()
    void findObstacle().then(setObstacle)
  }, [])
  return obstacle
}
