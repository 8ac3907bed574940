export default function MediaTab() {
  return <p>Photographs and videos will be added and put in order here.</p>
}
