export default function ObituaryTab() {
  return <p>The obituary will be written here.</p>
}
