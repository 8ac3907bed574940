import { Button, IconButton } from '../../../ui/Button.tsx'
import { Dropzone } from '../../../ui/fields/Dropzone.tsx'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { acceptedAudioTypes } from '../../../uploads/fileKinds.ts'
import { canSend, isOnItsWay, type Upload } from '../../../uploads/upload.ts'
import { useStore } from '../../../stores/useStore.ts'
import { formatFileSize } from '../../parts/lists/format.ts'
import { uploadTexts as texts } from '../../../../languages/en/dashboard/music.ts'
import { addSongs, musicUploads, sendSongs } from './musicUploads.ts'

export const UploadPanel = () => {
  const { uploads: songs } = useStore(musicUploads)
  const busy = songs.some(isOnItsWay)
  return (
    <>
      <Dropzone chooseLabel={texts.choose} hint={texts.hint} accept={acceptedAudioTypes} onFiles={addSongs} />
      {songs.length > 0 && (
        <>
          <h3 className="songs-heading">{texts.selected(songs.length)}</h3>
          <ul className="songs" aria-label={texts.selected(songs.length)}>
            {songs.map((song) => (
              <SongRow key={song.id} song={song} />
            ))}
          </ul>
        </>
      )}
      <div className="row list-actions">
        <Button tone="primary" busy={busy || !songs.some(canSend)} onClick={sendSongs}>
          {busy ? texts.sending : texts.send}
        </Button>
      </div>
    </>
  )
}

const SongRow = ({ song: { id, file, state, percent, message } }: { song: Upload }) => (
  <li className={`card ${state}`}>
    <p>
      <span>{file.name}</span> <span>{formatFileSize(file.size)}</span>
    </p>
    {state !== 'sending' && (
      <IconButton
        icon="close"
        label={`${texts.remove} ${file.name}`}
        className="bare"
        onClick={() => musicUploads.remove(id)}
      />
    )}
    {state !== 'rejected' && <ProgressBar label={texts.progress(file.name)} value={percent} />}
    {message && (
      <p role="alert" className="song-problem">
        {message}
      </p>
    )}
  </li>
)
