import { useLists } from '../../../api/useLists.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dropzone } from '../../../ui/Dropzone.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { toast, toastFailure } from '../../../ui/toast.ts'
import { sizeOf } from '../../format.ts'
import { texts as allTexts } from '../texts.ts'
import { choose, type Outcome, remove, sendAll, useSongs } from './sender.ts'
import { accepted, type ChosenSong, canSend, isAudio, underWay } from './songs.ts'

const texts = allTexts.upload

export const UploadPanel = () => {
  const songs = useSongs()
  const { refetch } = useLists()
  const busy = underWay(songs)
  return (
    <>
      <Dropzone choose={texts.choose} hint={texts.hint} accept={accepted} onFiles={take} />
      {songs.length > 0 && (
        <>
          <h3 className="songs-heading">{texts.selected(songs.length)}</h3>
          <ul className="songs" aria-label={texts.selected(songs.length)}>
            {songs.map((song) => (
              <Song key={song.key} song={song} />
            ))}
          </ul>
        </>
      )}
      <div className="music-actions">
        <Button
          tone="primary"
          disabled={busy || !songs.some(canSend)}
          onClick={() => void sendAll(() => refetch('/api/music')).then(tell)}
        >
          {busy ? texts.sending : texts.send}
        </Button>
      </div>
    </>
  )
}

const take = (files: readonly File[]) => {
  const audio = files.filter(isAudio)
  if (audio.length < files.length) toastFailure(texts.invalid)
  choose(audio)
}

const tell = ({ stored, failed }: Outcome) => {
  if (failed > 0) toastFailure(texts.failed)
  else if (stored > 0) toast(texts.successful(stored))
}

const Song = ({ song: { key, file, state, percent, words } }: { song: ChosenSong }) => (
  <li className={state}>
    <p>
      <span>{file.name}</span> <span>{sizeOf(file.size)}</span>
    </p>
    {state !== 'sending' && (
      <Button icon className="bare" aria-label={`${texts.remove} ${file.name}`} onClick={() => remove(key)}>
        <Icon name="close" />
      </Button>
    )}
    {state !== 'refused' && <Progress label={texts.progress(file.name)} value={percent} />}
    {words && (
      <p role="alert" className="song-problem">
        {words}
      </p>
    )}
  </li>
)
