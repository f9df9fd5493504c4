export { placeName } from '../board/placeNames';
