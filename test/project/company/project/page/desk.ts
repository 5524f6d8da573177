/// <reference lib="dom" />
/** Shows the orders as they come and go, and places one. */
import { ApiError, connect } from 'kindwright/client';
import { orders } from '../generated/shop/v2/client.js';

const { elements, list, told } = {
  elements: document.querySelector<HTMLFormElement>('#desk'),
  list: document.querySelector<HTMLUListElement>('#orders'),
  told: document.querySelector<HTMLParagraphElement>('#told'),
};
if (!elements || !list || !told) throw new Error('the page lacks a part');

const field = (name: string): string => String(new FormData(elements).get(name) ?? '');
const shop = connect({ url: '', token: () => field('token'), kinds: { orders } });
const ours = shop.orders.namespace('default');

let watched = false;
async function follow(): Promise<void> {
  if (watched) return;
  watched = true;
  for await (const { type, object } of ours.watch()) {
    if (!object) continue;
    const { metadata, spec } = object;
    const { name } = metadata;
    list?.querySelector(`#order-${name}`)?.remove();
    if (type === 'DELETED') continue;
    const item = document.createElement('li');
    item.id = `order-${name}`;
    item.textContent = `${name}: ${spec?.pieces} ${spec?.article} for ${spec?.buyer}`;
    list?.append(item);
  }
}

elements.addEventListener('submit', async (event) => {
  event.preventDefault();
  void follow();
  try {
    await ours.create({ metadata: { name: field('order') }, spec: { buyer: 'desk', article: field('article'), pieces: 2 } });
    told.textContent = 'ordered';
  } catch (error) {
    told.textContent = error instanceof ApiError ? error.message : String(error);
  }
});
