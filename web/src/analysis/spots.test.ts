import { expect, it } from 'vitest';
import { measured } from './spots';

const place = (parent: Element, key: string, left: number, top: number, size: number): void => {
  const element = document.createElement('i');
  element.dataset['place'] = key;
  element.getBoundingClientRect = () => new DOMRect(left, top, size, size);
  parent.append(element);
};

it('lie over the places of the table, wherever on the page that is', () => {
  const box = document.createElement('div');
  box.innerHTML = '<div class="table"></div>';
  box.getBoundingClientRect = () => new DOMRect(100, 50, 400, 400);
  const [table = box] = box.children;
  place(table, 'centre:B', 130, 90, 20);
  place(table, 'lid', 130, 200, 20);
  place(table, 'wall:1:1:1', 110, 60, 30);
  place(table, 'wall:2:1:1', 300, 60, 14);
  place(table, 'board:1', 100, 50, 100);
  place(table, 'board:2', 290, 55, 60);
  expect(measured(box, (key) => key !== 'lid')).toEqual({
    spots: [
      { place: 'centre:B', style: 'left:30px;top:40px;width:20px;height:20px' },
      { place: 'wall:1:1:1', style: 'left:10px;top:10px;width:30px;height:30px' },
    ],
    // Too small to meet its places.
    boards: [{ seat: 2, style: 'left:190px;top:5px;width:60px;height:60px' }],
  });
});
