// Every state of the table, from tests/web/table_fixtures.py; for eyes, never shipped.
// /src/table/dev/index.html?view=coloured-2-middle
import '../../style/index.css';
import { mount } from 'svelte';
import { startTexts } from '../../lib/texts.svelte';
import Dev from './Dev.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no #app element');
await startTexts();
const answer = await fetch(new URL('./fixtures.json', import.meta.url));
mount(Dev, { target, props: { fixtures: await answer.json() } });
