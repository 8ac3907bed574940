export default function MusicTab() {
  return <p>The playlist will be kept here.</p>
}
