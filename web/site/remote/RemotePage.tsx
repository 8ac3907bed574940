import { useEffect } from 'react'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { announceReady } from '../../ui/ready.ts'
import './remote.css'
import { texts } from './texts.ts'
import { useRemote } from './useRemote.ts'

export default function RemotePage() {
  const { status, state, send } = useRemote()
  const { playing, music } = state
  useEffect(announceReady, [])
  const isUsable = status === 'connected' || status === 'lost'
  return (
    <div className="remote night">
      <h1>{texts.title}</h1>
      <p role="status">{texts[status]}</p>
      {isUsable && (
        <div>
          <RemoteButton label={texts.previous} icon="previous" onPress={() => send('previous')} />
          <RemoteButton label={texts.next} icon="next" onPress={() => send('next')} />
          <RemoteButton
            label={playing ? texts.pause : texts.play}
            icon={playing ? 'pause' : 'play'}
            onPress={() => send(playing ? 'pause' : 'play')}
          />
          <RemoteButton
            label={texts.music}
            icon={music ? 'volume' : 'mute'}
            isPressed={music}
            onPress={() => send(music ? 'music-off' : 'music-on')}
          />
        </div>
      )}
    </div>
  )
}

interface ButtonProps {
  label: string
  icon: IconName
  isPressed?: boolean
  onPress: () => void
}

const RemoteButton = ({ label, icon, isPressed, onPress }: ButtonProps) => (
  <button type="button" aria-pressed={isPressed} onClick={onPress}>
    <Icon name={icon} />
    <span>{label}</span>
  </button>
)
